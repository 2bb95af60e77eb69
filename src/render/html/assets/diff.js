/** Maximum number of parts compared per side; above it both texts are shown whole. */
const mostParts = 1500

/**
 * The difference of two texts: unchanged, removed and added parts, in reading order. Compares lines where there are
 * several, words otherwise.
 * @param {string} before
 * @param {string} after
 * @returns {{ kind: 'same' | 'gone' | 'come', text: string }[]}
 */
export function diffTexts(before, after) {
  const split = before.includes('\n') || after.includes('\n') ? /(?<=\n)/ : /(?<=\s)(?=\S)/
  return joinEqualKinds(diffLists(before.split(split), after.split(split)))
}

/**
 * The same for two lists of texts: one entry per text.
 * @param {readonly string[]} left
 * @param {readonly string[]} right
 * @returns {{ kind: 'same' | 'gone' | 'come', text: string }[]}
 */
export function diffLists(left, right) {
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1
  let end = 0
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  ) {
    end += 1
  }
  return [
    ...left.slice(0, start).map((text) => ({ kind: 'same', text })),
    ...diffMiddle(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...left.slice(left.length - end).map((text) => ({ kind: 'same', text })),
  ]
}

/** Longest common subsequence over what is left between the common ends. */
function diffMiddle(left, right) {
  if (left.length > mostParts || right.length > mostParts) {
    return [
      { kind: 'gone', text: left.join('') },
      { kind: 'come', text: right.join('') },
    ]
  }
  const width = right.length + 1
  const lengths = new Uint16Array((left.length + 1) * width)
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        left[i] === right[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
    }
  }
  const parts = []
  let i = 0
  let j = 0
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      parts.push({ kind: 'same', text: left[i] })
      i += 1
      j += 1
    } else if (
      j >= right.length ||
      (i < left.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])
    ) {
      parts.push({ kind: 'gone', text: left[i] })
      i += 1
    } else {
      parts.push({ kind: 'come', text: right[j] })
      j += 1
    }
  }
  return parts
}

function joinEqualKinds(parts) {
  const joined = []
  for (const { kind, text } of parts) {
    const last = joined.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') joined.push({ kind, text })
  }
  return joined
}
