/** Version of this release; a test holds it and `package.json` together. */
export const version = '0.1.0'

/** Address of the documentation, for users of the installed command line who have no checkout. */
export const documents = 'https://github.com/eval-gate/eval-gate/blob/main/docs'
