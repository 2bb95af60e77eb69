/** Runs the tests of a {@link project} again, as a command of `look-again`. */
export const measureAgain = 'bash check.sh > "$EVAL_GATE_REPORTS/again.xml"'

/**
 * The files of a project with 20 tests, or evals, that a script of bash runs.
 *
 * @param world lines that may define `fails`: whether the test `$1` fails in its iteration `$i`. By default it fails
 * where the file `broken/N` is there
 */
export function project(kind: 'tests' | 'evals', world: string): Readonly<Record<string, string>> {
  const [suite, name] = kind === 'tests' ? ['shop', 'checks'] : ['agent', 'answers']
  return {
    'check.sh': `model=
fails() { [ -e "broken/$1" ]; }
${world}
echo '<testsuite name="${suite}">'
[ -z "$model" ] || echo "<properties><property name='model' value='$model'/></properties>"
for test in $(seq 20); do
  for i in $(seq "$EVAL_GATE_ITERATIONS"); do
    if fails "$test"; then result='<failure message="it is not"/>'; else result=''; fi
    echo "<testcase classname='${suite}' name='${name} $test'>$result</testcase>"
  done
done
echo '</testsuite>'
`,
  }
}

/** The report with the name of the model that answered. */
export function withModel(report: string, model: string): string {
  return report.replace(
    /(<testsuite [^>]*>)/,
    `$1<properties><property name="model" value="${model}"/></properties>`,
  )
}
