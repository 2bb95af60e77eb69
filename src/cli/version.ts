/** Version of this release; a test holds it and `package.json` together. */
export const version = '0.1.0'

export { documents } from '../errors.ts'
