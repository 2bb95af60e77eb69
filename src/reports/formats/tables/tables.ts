import type { Outcome } from '../../../model/run/result.ts'
import type { ReadReport } from '../../format.ts'
import { textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { cleanName } from '../../text/names.ts'
import { readTable } from './read-table.ts'

const sweBenchLists: Readonly<Record<string, readonly [Outcome, string?]>> = {
  resolved_ids: ['passed'],
  unresolved_ids: ['failed', 'the tests of the issue fail'],
  empty_patch_ids: ['failed', 'the patch is empty'],
  error_ids: ['errored', 'the evaluation raised an error'],
  incomplete_ids: ['skipped', 'no prediction'],
}

/** The report of a run of SWE-bench: the ids of its instances by result. */
export const readSweBench: ReadReport = async (source, context) => {
  const lists = Object.entries(sweBenchLists).map(([list, [outcome, message]]) => {
    const take = (id: unknown) =>
      context.collector.add({
        identity: { suite: [], name: cleanName(textOfField(id) ?? '') },
        outcome,
        message,
      })
    return [list, { items: { take } }] as const
  })
  await readJson(source, context, { keys: Object.fromEntries(lists) })
}

/** terminal-bench's `results.json`: one row per trial of a task. */
export const readTerminalBench = readTable({
  list: 'results',
  name: 'task_id',
  pass: 'is_resolved',
  message: 'failure_mode',
  tokens: { input: 'total_input_tokens', output: 'total_output_tokens' },
})

/** tau-bench: the list of its runs, each a trial of a task. */
export const readTauBench = readTable({
  name: 'task_id',
  pass: { path: 'reward', atLeast: 1 },
  error: 'info.error',
  scores: { reward: 'reward' },
})

/** tau2-bench: the simulations of one file, each a trial of a task. A limit that ended one is a failure. */
export const readTau2Bench = readTable({
  list: 'simulations',
  name: 'task_id',
  pass: { path: 'reward_info.reward', atLeast: 1 },
  message: 'termination_reason',
  scores: { reward: 'reward_info.reward' },
  cost: 'agent_cost',
  seconds: 'duration',
})

/** Harbor's `result.json` of one trial. */
export const readHarbor = readTable({
  isOneRow: true,
  name: 'task_name',
  variant: 'agent_info.name',
  pass: { path: 'verifier_result.rewards.reward', atLeast: 1 },
  error: 'exception_info',
  scores: 'verifier_result.rewards',
  tokens: { input: 'agent_result.n_input_tokens', output: 'agent_result.n_output_tokens' },
  cost: 'agent_result.cost_usd',
  model: ['agent_info.model_info.name', 'agent_info.model_name'],
})
