import { describe, expect, it } from 'vitest'
import { judge } from '../../support/gate/build.ts'
import { figuresOf } from '../../support/gate/figures.ts'
import { worlds } from '../../support/gate/worlds.ts'

/** What a change of the gate moves is to be seen, and looked at, in these files. */
describe.each(Object.entries(worlds))('%s', (name, build) => {
  it('is judged by the same figures as before', async () => {
    const { head, base, policy } = build()
    await expect(figuresOf(judge(head, base, policy))).toMatchFileSnapshot(
      `../../fixtures/golden/gate/${name.replaceAll(/[^a-z]+/g, '-')}.txt`,
    )
  })
})
