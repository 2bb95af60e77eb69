import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { pictures } from '../../scripts/pictures/pictures.ts'
import { digestTexts, screenshots } from '../browser/screenshots.ts'
import { project, readPage } from './blocks.ts'

const folder = join(project, 'docs/images')
const page = `${readPage('docs/statistics.md')}\n${readPage('docs/audit.md')}`
const screenshotsFolder = join(project, 'docs/screenshots')
const mostBytes = 15_000

it('shows every picture of docs/images on a page, but for those of the benchmark', () => {
  const files = readdirSync(folder)
    .filter((file) => !file.startsWith('benchmark-'))
    .map((file) => file.replace('.svg', ''))
  expect(files.toSorted()).toEqual(Object.keys(pictures).toSorted())
})

describe.each(Object.entries(pictures))('the picture %s', (name, draw) => {
  const { svg, facts } = draw()

  it('is what the script draws with the code of today (`npm run docs:pictures` writes it)', () => {
    expect(readFileSync(join(folder, `${name}.svg`), 'utf8')).toBe(svg)
  })

  it('is small, valid XML, and made for light and dark pages', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(mostBytes)
    expect(XMLValidator.validate(svg)).toBe(true)
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('stands on the page with a text for readers who do not see it', () => {
    expect(page).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(images/${name}\\.svg\\)`))
  })

  it('has the figures that its section names', () => {
    const section = page.split(/^## /m).find((text) => text.includes(`images/${name}.svg`)) ?? ''
    expect(facts.filter((fact) => !section.includes(fact))).toEqual([])
  })
})

it('has a screenshot of each view, and no other', () => {
  const files = readdirSync(screenshotsFolder).filter((file) => file.endsWith('.png'))
  expect(files.toSorted()).toEqual(screenshots.map(({ name }) => `${name}.png`).toSorted())
})

it('has screenshots of the comments of today (`npm run docs:screenshots` takes them)', () => {
  expect(JSON.parse(readFileSync(join(screenshotsFolder, 'taken.json'), 'utf8'))).toEqual(digestTexts())
})
