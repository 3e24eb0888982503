import { expect, test } from 'vitest'
import { Post } from './post.ts'

const from = (name: string, number: number) => ({
  ...{ from: name, number, kind: 'address' as const, content: '{}' },
})

test('says a signal until a call has come back, and no longer', () => {
  const post = new Post()
  post.put('b', 'offer', { session: 1 })
  const first = post.saying()
  expect(first.signals).toEqual([{ to: 'b', number: 1, kind: 'offer', content: '{"session":1}' }])
  post.put('b', 'address', {})
  expect(post.saying().signals.map(({ number }) => number)).toEqual([1, 2])
  post.answered(first, [])
  expect(post.saying().signals.map(({ number }) => number)).toEqual([2])
})

test('hears each signal once, and says which it has until that is known', () => {
  const post = new Post()
  const none = post.saying()
  expect(post.answered(none, [from('b', 1), from('b', 2), from('c', 1)])).toHaveLength(3)
  const said = post.saying()
  expect(said.heard).toEqual([
    { from: 'b', number: 2 },
    { from: 'c', number: 1 },
  ])
  expect(post.answered(none, [from('b', 2), from('b', 3)])).toEqual([from('b', 3)])
  expect(post.saying().heard).toContainEqual({ from: 'b', number: 3 })
  post.answered(post.saying(), [])
  expect(post.saying().heard).toEqual([])
})
