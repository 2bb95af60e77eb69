/** Smaller reports leave too little garbage to matter. */
const largeBytes = 1024 * 1024

/**
 * Keeps V8 from giving its youngest objects up to 48 MB, several times what is kept of 100,000 cases: large reports
 * then take a quarter to a third less memory, in about the same processor time.
 */
export async function limitYoungHeap(files: readonly { readonly bytes: number }[]): Promise<void> {
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) < largeBytes) return
  const { setFlagsFromString } = await import('node:v8')
  setFlagsFromString('--semi-space-growth-factor=1')
}
