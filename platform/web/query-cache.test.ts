import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient, refreshChangedElsewhere } from './query-cache.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  queryClient.clear()
})

/** A list on the screen whose answers come when the test says so. */
function slowList() {
  const asked: { readonly answer: (data: string) => void; isBrokenOff: boolean }[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['slow'],
    meta: { shows: ['application'] },
    queryFn: ({ signal }) =>
      new Promise<string>((resolve) => {
        const one = { answer: resolve, isBrokenOff: false }
        signal.addEventListener('abort', () => {
          one.isBrokenOff = true
        })
        asked.push(one)
      }),
  })
  const shown: unknown[] = []
  stops.push(observer.subscribe(({ data }) => data !== shown.at(-1) && shown.push(data)))
  const answer = async (data: string) => {
    asked.at(-1)?.answer(data)
    await expect.poll(() => shown.at(-1)).toBe(data)
  }
  return { asked, answer }
}

test('what others change again and again lets a slow answer arrive, and asks once more after it', async () => {
  const { asked, answer } = slowList()
  await answer('first')
  refreshChangedElsewhere({ application: [1] })
  expect(asked).toHaveLength(2)
  for (let id = 2; id < 10; id++) refreshChangedElsewhere({ application: [id] })
  expect(asked).toHaveLength(2)
  await answer('second')
  await expect.poll(() => asked).toHaveLength(3)
  await answer('third')
  expect(asked.map(({ isBrokenOff }) => isBrokenOff)).toEqual([false, false, false])
  refreshChangedElsewhere({ tag: null })
  expect(asked).toHaveLength(3)
})

test('a first answer that is on its way is asked for once more, too', async () => {
  const { asked, answer } = slowList()
  refreshChangedElsewhere({ application: [1] })
  expect(asked).toHaveLength(1)
  await answer('first')
  await expect.poll(() => asked).toHaveLength(2)
})
