import { expect, it } from 'vitest'
import { readContent } from '../../../../support/reports/reading.ts'

/** Reads a suite with this element before its properties of Java and its case. */
async function readSuite(property: string) {
  const java = '<property name="java.version" value="21"/>'
  const { results, summary } = await readContent(
    `<testsuite name="s"><properties>${property}${java}</properties><testcase name="a"/></testsuite>`,
  )
  const [{ identity, ...fields } = { identity: undefined }] = results
  return { identity, fields, warnings: summary.warnings, error: summary.error }
}

it.each([
  ['variant', 'v2'],
  ['os', 'linux'],
  ['python', '3.12.1'],
  ['Python', '3.12.1'],
  ['model', 'large-1'],
  ['evals.provider', 'acme'],
  ['tags', 'fast, area:billing'],
  ['metadata.team', 'C:\\users'],
  ['user.dir', 'C:\\users'],
  ['os.name', 'Linux'],
  ['', ''],
])('a property of a suite says the same in all forms of XML: %s', async (name, value) => {
  const usual = await readSuite(`<property name="${name}" value="${value}"/>`)
  const others = [
    `<property name='${name}' value='${value}'/>`,
    `<property value="${value}" name="${name}" />`,
    `<property name="${name}" value="${value}"></property>`,
    `<property name="${name}">${value}</property>`,
  ]
  for (const other of others) expect(await readSuite(other)).toEqual(usual)
  expect(usual.error).toBeUndefined()
})

it.each([
  ['&#109;odel', 'large-1', { model: 'large-1' }],
  ['tag.größe', 'mittel', { slices: ['größe: mittel'] }],
  ['model', 'a<b', { model: 'a<b' }],
])('a name with special characters is read as it is meant: %s', async (name, value, fields) => {
  const { error, ...read } = await readSuite(`<property name="${name}" value="${value}"/>`)
  expect([error, read.fields]).toMatchObject([undefined, fields])
})

it.each(['<property name="a" value="b"', '<property name="a', '<property name="a" value="b"/'])(
  'a report that ends within a property is torn: %s',
  async (end) => {
    const { summary } = await readContent(`<testsuite name="s"><properties>${end}`)
    expect(summary.error).toContain('the file ends inside <properties> before it is complete')
  },
)
