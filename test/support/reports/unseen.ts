/** What a report has one sign of, so that nothing shows that the sign was removed. */
interface Unseen {
  /** For `docs/formats.md`. */
  readonly words: string
  /** Mutations by their report, state and place. */
  readonly mutants: RegExp
}

/** Every way to make a report better by taking something away that its format can't show. */
export const unseen: readonly Unseen[] = [
  {
    words: "Cucumber's JUnit: the `<skipped>` of a scenario",
    mutants: /^cucumber\/\S+ junit\.xml head-skip: delete <skipped>$/,
  },
  {
    words: 'jest-junit: a failed `afterAll`, whose entry its counts leave out',
    mutants: /^jest\/\S+ (?:jest-junit|with-files)\.xml head-after: delete <(?:failure|testcase)>$/,
  },
  {
    words: 'xUnit.net: an `<error>` of an assembly without the attribute `errors`',
    mutants: /^xunit-net\/\S+ xunit\.xml head-cleanup: delete <error>$/,
  },
]
