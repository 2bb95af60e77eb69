import { describe, expect, it } from 'vitest'
import {
  escapeAttribute,
  escapeHtml,
  escapeMarkdownText,
  escapeMermaidLabel,
  escapeScriptJson,
  escapeTerminalText,
  formatCodeSpan,
  formatFence,
  formatTableCell,
  normalizeUrl,
} from '../../../src/render/escape.ts'
import { cutText, makeVisible, makeVisibleLine } from '../../../src/render/visible.ts'
import { attacks } from './attacks.ts'
import { liveParts, renderPage } from './gfm.ts'

const short = (text: string) => JSON.stringify(text.length > 50 ? `${text.slice(0, 50)}…` : text)

describe.each(attacks.map((attack) => [short(attack), attack]))('the string %s', (_, attack) => {
  it('is one line of plain text in a paragraph', () => {
    const page = renderPage(`Before ${escapeMarkdownText(attack)} after`)
    expect(page.elements.filter((name) => name !== 'span')).toEqual(['p'])
    expect(page.comments).toBe(0)
    expect(liveParts(page)).toEqual([])
  })

  it('is plain text at the start of a paragraph and of a list item', () => {
    const text = escapeMarkdownText(attack)
    expect(renderPage(`x\n\n${text}`).elements.filter((name) => name !== 'span')).toEqual(['p', 'p'])
    expect(renderPage(`- ${text}`).elements.filter((name) => name !== 'span')).toEqual(['ul', 'li'])
  })

  it('stays in its table cell', () => {
    const page = renderPage(
      `| a | b |\n| --- | --- |\n| ${formatTableCell(attack)} | ${formatCodeSpan(attack)} |\n\nafter`,
    )
    expect(page.elements.filter((name) => name === 'td')).toHaveLength(2)
    expect(page.elements.filter((name) => name === 'tr')).toHaveLength(2)
    expect(page.elements.at(-1)).toBe('p')
    expect(liveParts(page)).toEqual([])
  })

  it('is shown exactly as code, in text, in a heading and in a link', () => {
    const shown = cutText(makeVisibleLine(attack), 160) || '(empty)'
    for (const markdown of [
      `- ${formatCodeSpan(attack)} · after`,
      `### ${formatCodeSpan(attack)}`,
      `[${formatCodeSpan(attack)}](https://ours.example)`,
    ]) {
      const page = renderPage(markdown)
      expect(page.code.map((text) => text.replace(/[\u200b\u2068\u2069]/g, ''))).toEqual([shown])
      expect(page.links.filter((link) => link !== 'https://ours.example')).toEqual([])
      expect(liveParts(page)).toEqual([])
    }
  })

  it('cannot close its fence', () => {
    const page = renderPage(`<details>\n\n${formatFence(attack, { limit: 2000 })}\n\n</details>\n\nafter`)
    expect(page.elements).toEqual(['details', 'pre', 'code', 'p'])
    expect(page.comments).toBe(0)
  })

  it('is text between tags and in attributes', () => {
    for (const markup of [`<b title="${escapeAttribute(attack)}">${escapeHtml(attack)}</b>`]) {
      const page = renderPage(`<table><tr><td>\n${markup.replaceAll('\n', ' ')}\n</td></tr></table>`)
      expect(page.elements).toEqual(['table', 'tbody', 'tr', 'td', 'b'])
      expect(page.comments).toBe(0)
    }
  })

  it('is at most an address that can be linked safely', () => {
    const address = normalizeUrl(attack)
    if (address === undefined) return
    const page = renderPage(`[x](${address}) after`)
    expect(page.elements).toEqual(['p', 'a'])
    expect(page.links[0]).toMatch(/^https?:\/\//)
  })

  it('gives a chart and a terminal no command', () => {
    expect(escapeMermaidLabel(attack)).toMatch(/^[\p{L}\p{M}\p{N} ._/…-]+$/u)
    const line = escapeTerminalText(attack)
    expect(line).not.toMatch(/\p{Cc}/u)
    expect(line).not.toMatch(/^\s*::/)
    expect(line).not.toContain('##[')
  })

  it('survives as data in a script element', () => {
    const written = escapeScriptJson({ name: attack })
    expect(written).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(written)).toEqual({ name: attack })
  })
})

describe('hidden characters', () => {
  it('shows overrides, controls and invisible marks', () => {
    expect(makeVisible('a\u202eb\u0007c\u200bd')).toBe('a⟨U+202E⟩b␇c⟨U+200B⟩d')
  })

  it('drops the colours of a terminal and keeps what they coloured', () => {
    expect(makeVisible('\u001b[31mred\u001b[39m')).toBe('red')
  })

  it('keeps joiners, so that families and Persian words stay whole', () => {
    expect(makeVisible('👩‍👧 می‌خواهم')).toBe('👩‍👧 می‌خواهم')
  })
})

describe('cutting', () => {
  it('never cuts within a character that a reader sees as one', () => {
    expect(cutText('e\u0301'.repeat(5), 3)).toBe(`${'e\u0301'.repeat(3)}…`)
    expect(cutText('👩‍👩‍👧‍👦'.repeat(30), 10)).toBe(`${'👩‍👩‍👧‍👦'.repeat(3)}…`)
  })

  it('keeps a text that fits', () => {
    expect(cutText('exactly', 7)).toBe('exactly')
    expect(cutText('exactly so', 7)).toBe('exactly…')
  })

  it('cuts between words, and inside a word only where there is no other place', () => {
    expect(cutText('expected the answer to hold', 23)).toBe('expected the answer to…')
    expect(cutText('expected the answer to hold', 17)).toBe('expected the…')
    expect(cutText(`see ${'x'.repeat(40)} and more`, 30)).toBe(`see ${'x'.repeat(26)}…`)
  })
})
