/** Version of this release; a test holds it and `package.json` together. */
export const version = '0.1.0'

/** Where the documents are for those who installed the command line and have no checkout. */
export const documents = 'https://github.com/eval-gate/eval-gate/blob/main/docs'
