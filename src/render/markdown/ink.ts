import type { Ink } from '../case-facts.ts'
import { escapeMarkdownText, formatCodeSpan } from '../escape.ts'

export const markdownInk: Ink = {
  name: (text) => formatCodeSpan(text, 60),
  text: (text) => escapeMarkdownText(text, 200),
  isBrief: true,
}
