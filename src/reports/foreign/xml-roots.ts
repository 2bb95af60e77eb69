import type { ForeignFile } from './foreign-file.ts'

const coverage = 'give the report of the tests, not of the coverage'
const linter = 'use a linter that writes JUnit (ESLint, Ruff, Biome), or upload it as SARIF to code scanning'

/** Root elements of XML files that are not read. */
export const xmlRoots: ReadonlyMap<string, ForeignFile> = new Map<string, ForeignFile>([
  [
    'testng-results',
    { what: 'a TestNG report', instead: 'use its JUnit files: test-output/junitreports/TEST-*.xml' },
  ],
  ['testrun', { what: 'an Eclipse test run', instead: 'run the tests with Maven or Gradle: TEST-*.xml' }],
  [
    'failsafe-summary',
    { what: 'a summary of Maven Failsafe', instead: 'give target/failsafe-reports/TEST-*.xml' },
  ],
  [
    'testExecutions',
    { what: 'a SonarQube test execution', instead: 'use the JUnit reporter of the same tool' },
  ],
  ['Site', { what: 'a CTest dashboard file', instead: 'run ctest --output-junit ctest.xml' }],
  ['testsuitereport', { what: 'a test suite report', instead: 'use a JUnit reporter' }],
  ['coverage', { what: 'a coverage report (Cobertura or Clover)', instead: coverage }],
  ['report', { what: 'a coverage report (JaCoCo)', instead: coverage }],
  ['checkstyle', { what: 'a Checkstyle report', instead: linter }],
  ['pmd', { what: 'a PMD report', instead: linter }],
  ['BugCollection', { what: 'a SpotBugs report', instead: linter }],
  ['html', { what: 'an HTML page', instead: 'use the XML or JSON reporter of the same tool' }],
  ['Catch2TestRun', { what: "Catch2's own XML", instead: 'run it with --reporter junit' }],
  ['Catch', { what: "Catch2's own XML", instead: 'run it with --reporter junit' }],
  ['doctest', { what: "doctest's own XML", instead: 'run it with --reporters=junit' }],
  ['TestLog', { what: 'a Boost.Test log', instead: 'run it with --log_format=JUNIT' }],
  ['TestResult', { what: 'a Boost.Test result', instead: 'run it with --log_format=JUNIT' }],
  ['TestCase', { what: 'a Qt Test log', instead: 'run it with -o results.xml,junitxml' }],
  [
    'CUNIT_TEST_RUN_REPORT',
    { what: 'a CUnit report', instead: 'use CU_junit functions of CUnit 2.1-3, which write JUnit' },
  ],
  ['promptfoo', { what: "promptfoo's XML", instead: 'run promptfoo eval -o report.json' }],
  ['project', { what: 'a Maven project file', instead: 'give target/surefire-reports/TEST-*.xml' }],
  ['plist', { what: 'a property list', instead: 'convert the result bundle with xcresultparser -o junit' }],
])
