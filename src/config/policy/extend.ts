import * as v from 'valibot'
import { type Problem, readErrorMessage, UsageError } from '../../errors.ts'
import type { OtherRepositories } from '../../ports/github.ts'

/** A policy that another one builds on. */
export interface ExtendedPolicy {
  /** From the root of its repository. */
  readonly path: string
  /** `owner/name`, and a tag or a whole commit of it; absent: the repository of the file that extends it. */
  readonly pinned?: { readonly repository: string; readonly ref: string }
  /** The value of `extends` as the user wrote it. */
  readonly written: string
}

/** Files beside a policy, of the same state of the same repository; `null` for one that does not exist. */
type ReadBeside = (path: string) => Promise<string | null>

/** Readers for the files that a policy extends. */
export interface PolicySources {
  readonly beside: ReadBeside
  /** Reads files of other repositories; absent without a token. */
  readonly others?: OtherRepositories | undefined
}

/** A policy that another one extends can't be had, or is not valid: nobody may be judged without it. */
export class ExtendsError extends UsageError {
  /** The file could not be read because of an outage, not because of a mistake. */
  readonly isOutage: boolean

  constructor(problems: readonly Problem[], isOutage = false) {
    super(problems)
    this.isOutage = isOutage
  }
}

const asExtends =
  'must be ./PATH of this repository, or OWNER/REPOSITORY/PATH@ and a tag or all digits of a commit'
const pattern =
  /^(?:\.|(?<repository>[A-Za-z0-9][\w-]{0,99}\/[\w.-]{1,100}))\/(?<path>[^@\s?#%\\]{1,300}\.ya?ml)(?:@(?<ref>[\w][\w./+-]{0,199}))?$/

/** Value of the key `extends`. */
export const extendsSchema = v.pipe(
  v.string(asExtends),
  v.check((written) => parseExtendsValue(written) !== undefined, asExtends),
  v.transform((written) => parseExtendsValue(written) as ExtendedPolicy),
)

function parseExtendsValue(written: string): ExtendedPolicy | undefined {
  const { path = '', repository, ref } = pattern.exec(written)?.groups ?? {}
  const parts = `${repository ?? '-'}/${path}`.split('/')
  const leadsOut = parts.some((part) => part === '' || part === '.' || part === '..')
  if (leadsOut || (repository === undefined) !== (ref === undefined) || ref?.includes('..')) return undefined
  if (repository === undefined || ref === undefined) return { path, written }
  return { path, pinned: { repository, ref }, written }
}

/** Files of one policy at most, each of which extends the next. */
const mostFiles = 5

/** The part of a parsed file that {@link followExtendsChain} uses. */
interface Link {
  readonly extended?: ExtendedPolicy & { readonly place: string }
}

/**
 * A policy file and those that it extends, the outermost first.
 *
 * @param parse reads the text of a file; `path` is for the messages
 * @throws ExtendsError for what the file extends; other errors of `parse` are about the file itself
 */
export async function followExtendsChain<File extends Link>(
  file: File,
  { beside, others }: PolicySources,
  parse: (text: string, path: string) => File,
): Promise<readonly File[]> {
  const files = [file]
  let readBeside = beside
  let from = ''
  for (let { extended } = file; extended !== undefined; extended = files[0]?.extended) {
    const { path, pinned, place, written } = extended
    const throwExtendsError = (
      message: string,
      advice?: string,
      options: { readonly isOutage?: boolean } = {},
    ): never => {
      throw new ExtendsError([{ where: place, message: `\`extends\` ${message}`, advice }], options.isOutage)
    }
    if (files.length === mostFiles) {
      throwExtendsError(
        `leads through more than ${mostFiles} files`,
        'Is it a circle? Let one file have what they share.',
      )
    }
    if (pinned !== undefined) {
      if (others === undefined) throwExtendsError(`${written} can't be read without a token`, tokenAdvice)
      const { repository, ref } = pinned
      readBeside = (otherPath) => others?.read(repository, otherPath, ref) ?? Promise.resolve(null)
      from = `${repository}@${ref}`
    }
    const text = await readBeside(path).catch((error: unknown) =>
      throwExtendsError(
        `${written} can't be read (${readErrorMessage(error)})`,
        'Run the job again, or check the token.',
        {
          isOutage: true,
        },
      ),
    )
    if (text === null) {
      const isOther = from !== ''
      throwExtendsError(
        `${written} does not exist${isOther ? ', or the token may not read it' : ''}`,
        isOther ? accessAdvice : 'The path is relative to the root of the repository.',
      )
    }
    const isForeign = from !== ''
    files.unshift(parseExtendedFile(() => parse(text ?? '', isForeign ? `${from}/${path}` : path), isForeign))
  }
  return files
}

const tokenAdvice = 'Set `github-token`, in a terminal GITHUB_TOKEN, to a token that may read the repository.'
const accessAdvice =
  "The token of a job reads its own repository and public ones. Give `github-token` one of an app that may read this repository's contents, or keep the policy in a public repository."

/**
 * Parses a file that another one extends. Nothing in a file of another repository is quoted: the author of a pull
 * request chooses the file, and the job's token may be able to read more than the people who read its log.
 */
function parseExtendedFile<File>(parse: () => File, isForeign: boolean): File {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    if (!isForeign) throw new ExtendsError(error.problems)
    throw new ExtendsError(error.problems.map(({ where }) => ({ where, ...foreignProblem })))
  }
}

const foreignProblem = {
  message: 'is not valid in a policy',
  advice: 'Run `eval-gate check` in the repository of the file; what it contains is not printed here.',
}
