import { expect, test, vi } from 'vitest'
import { standInFor } from './stand-in.ts'

interface Said {
  readonly message: { readonly say: (text: string) => string }
}

const show = () => {
  const wanted = vi.fn()
  const later = standInFor<Said>(['message'], wanted)
  const say = vi.fn((text: string) => `said ${text}`)
  return { wanted, ...later, say, come: () => later.arrive({ message: { say } }) }
}

test('what is called before is called when they come, in its order', async () => {
  const { standIn, wanted, say, come } = show()
  const answers = [standIn.message.say('one'), standIn.message.say('two')]
  expect(wanted).toHaveBeenCalled()
  expect(say).not.toHaveBeenCalled()
  come()
  expect(await Promise.all(answers.map((answer) => Promise.resolve(answer)))).toEqual([
    'said one',
    'said two',
  ])
})

test('what is called afterwards is called at once, and nobody has to be told', () => {
  const { standIn, wanted, come } = show()
  come()
  expect(standIn.message.say('three')).toBe('said three')
  expect(wanted).not.toHaveBeenCalled()
})

test('others take their place', () => {
  const { standIn, come, arrive } = show()
  come()
  arrive({ message: { say: () => 'another' } })
  expect(standIn.message.say('four')).toBe('another')
})
