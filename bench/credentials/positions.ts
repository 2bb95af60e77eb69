/** Where a credential stands in what a model or a tool prints, and how it is written there. */
export interface Position {
  readonly name: string
  readonly write: (text: string) => string
}

const quote = (text: string) => JSON.stringify(text).slice(1, -1)
const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;')
const base64 = (text: string, encoding: 'base64' | 'base64url') => Buffer.from(text).toString(encoding)
/** With something in the middle of its longest word, where a terminal or a mail breaks it. */
function split(text: string, separator: string): string {
  const word = text.split(/[^\w+/=.~-]+/).reduce((a, b) => (b.length > a.length ? b : a))
  const at = text.indexOf(word) + Math.ceil(word.length / 2)
  return `${text.slice(0, at)}${separator}${text.slice(at)}`
}

export const positions: readonly Position[] = [
  { name: 'a sentence', write: (text) => `The key is ${text} and it works.` },
  { name: 'the start of a text', write: (text) => `${text} was in the file` },
  { name: 'the whole text', write: (text) => text },
  { name: 'the end of a line', write: (text) => `found:\n${text}\nnext line` },
  { name: 'double quotes', write: (text) => `const key = "${text}"` },
  { name: 'single quotes', write: (text) => `const key = '${text}'` },
  { name: 'backticks', write: (text) => `Use \`${text}\` here` },
  { name: 'brackets', write: (text) => `expected (${text}) to be hidden` },
  { name: 'the name of a case', write: (text) => `agent > answers ${text} > in time` },
  { name: 'a variable of an environment', write: (text) => `HOME=/root\nVALUE=${text}\nSHELL=/bin/sh` },
  { name: 'YAML', write: (text) => `service:\n  value: ${text}\n  port: 80` },
  { name: 'a value of JSON', write: (text) => JSON.stringify({ answer: { value: text }, score: 1 }) },
  { name: 'a key of JSON', write: (text) => JSON.stringify({ [text]: 0.5 }) },
  { name: 'JSON in JSON', write: (text) => JSON.stringify({ out: JSON.stringify({ value: text }) }) },
  { name: 'JSON with \\u0022', write: (text) => `{\\u0022value\\u0022:\\u0022${quote(text)}\\u0022}` },
  { name: 'the text of XML', write: (text) => `<system-out>got ${inXml(text)}</system-out>` },
  { name: 'an attribute of XML', write: (text) => `<failure message="got &quot;${inXml(text)}&quot;"/>` },
  { name: 'a query', write: (text) => `GET /callback?state=1&value=${text} HTTP/1.1` },
  {
    name: 'a query, encoded',
    write: (text) => `GET /callback?q=${encodeURIComponent(`"${text}"`)} HTTP/1.1`,
  },
  { name: 'a header', write: (text) => `< X-Debug: ${text}\r\n< Content-Length: 0` },
  { name: 'a stack trace', write: (text) => `Error: 401 for ${text}\n    at call (src/api.ts:10:5)` },
  { name: 'a log of a terminal', write: (text) => `\u001b[32m${text}\u001b[39m done` },
  { name: 'base64', write: (text) => `body: ${base64(`{"value":"${text}"}`, 'base64')}` },
  { name: 'base64url', write: (text) => `https://app.example/s/${base64(`value ${text}`, 'base64url')}` },
  { name: 'two lines', write: (text) => `the output was ${split(text, '\n')} and more` },
  { name: 'a zero-width space', write: (text) => `the output was ${split(text, '\u200b')} and more` },
  { name: 'a soft hyphen', write: (text) => `the output was ${split(text, '\u00ad')} and more` },
]
