/** C0, DEL and C1. */
const control = /[^ -~\u00a0-\uffff]/g

/**
 * Foreign text for a log line. The runner takes a line that starts with `::name` (or holds `##[name]`) for a
 * command; both are broken up visibly. Other control characters than tab and newline are shown as symbols, so
 * that a name can't move the cursor or recolour the log.
 */
export function neutraliseLog(text: string): string {
  return (
    text
      // No line break among the blanks: each one begins a line that is looked at by itself.
      .replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1:\u200b')
      .replaceAll('##[', '#\u200b#[')
      .replace(control, showControl)
  )
}

function showControl(character: string): string {
  const code = character.charCodeAt(0)
  if (character === '\t' || character === '\n') return character
  if (code > 0x7f) return '\ufffd'
  if (code === 0x7f) return '\u2421'
  return String.fromCharCode(0x2400 + code)
}
