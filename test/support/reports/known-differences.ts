/**
 * Where the exit code and the report of a tool disagree, so that the verdict on the report alone follows only one of
 * them: `tool report break`, and why. `docs/exit-codes.md` lists them.
 */
export const knownDifferences: Readonly<Record<string, string>> = {
  'cucumber report.json after-all':
    'Since version 13, the JSON formatter leaves out a hook that failed after all scenarios; the JUnit and the message formatter have it.',
  'doctest junit.xml expected': 'The reporter writes what `may_fail` allows as a failure.',
  'doctest junit.xml unexpected': 'A test that should fail and passed is written as one that passed.',
  'green junit.xml hook': 'The tool ends with 0 although a class did not run.',
  'jest-ctrf ctrf.json after': 'The reporter leaves out what `afterAll` throws.',
  'meson junit.xml timeout': 'A test that ran out of time is written as one that passed.',
  'meson junit.xml unexpected': 'A test that should fail and passed is written as one that passed.',
  'node-test report.tap after': 'Version 22 ends with 0 although a hook after a suite failed.',
  'playwright junit.xml teardown':
    'The JUnit reporter leaves out a global teardown that failed; the JSON report has it.',
  'vitest junit.xml late': 'Before version 5, the reporter leaves out errors outside of tests.',
  'vitest report.json late': 'The reporter leaves out errors outside of tests.',
  'node-test junit.xml after':
    'The JUnit reporter leaves out a hook that failed after a suite; the TAP report has it.',
}
