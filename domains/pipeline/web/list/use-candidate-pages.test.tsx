import { pipelineApi } from '@bole/pipeline/contract'
import { refreshEntities } from '@bole/platform/web'
import { type Answering, answering, holding, serve, showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { application, page } from '../testing/examples.ts'
import { useCandidatePages } from './use-candidate-pages.ts'

const { listCandidates } = pipelineApi
const sight = { from: 0, to: Number.POSITIVE_INFINITY }

function Names() {
  const { newest, pages, see, hasMore, readOn } = useCandidatePages({ origin: 2 })
  const names = pages?.flatMap(({ answer }) => answer.data.list.map(({ basic }) => basic.name))
  return (
    <>
      <button type="button" disabled={!hasMore} onClick={readOn}>
        {`${names?.join()} of ${newest?.total}`}
      </button>
      <button type="button" onClick={() => see(sight.from, sight.to)}>
        look
      </button>
    </>
  )
}

const named = (name: string) => {
  const one = application(1)
  return { ...one, basic: { ...one.basic, name } }
}

type Pages = Readonly<Record<string, readonly [names: string, next: string | null]>>

/** Pages by the cursor they are asked with, each with its names and the cursor of the next. */
const paged = (total: number, pages: Pages): Answering =>
  answering(
    listCandidates,
    ({ query }) => {
      const [names, next] = pages[query.cursor ?? 'first'] ?? ['nobody', null]
      return page(names.split(',').map(named), { next_cursor: next })
    },
    total,
  )

const asked = (server: ReturnType<typeof serve>) =>
  server.queriesOf(listCandidates).map(({ cursor }) => cursor)
const all = (text: string) => screen.findByRole<HTMLButtonElement>('button', { name: text })
const look = (from: number, to: number) => {
  Object.assign(sight, { from, to })
  fireEvent.click(screen.getByText('look'))
}

/** Three pages, read on to the end. */
async function readToTheEnd() {
  const server = serve(paged(5, { first: ['a,b', 'b-1'], 'b-1': ['c,d', 'd-1'], 'd-1': ['e', null] }))
  await showScreen(Names)
  fireEvent.click(await all('a,b of 5'))
  fireEvent.click(await all('a,b,c,d of 5'))
  expect((await all('a,b,c,d,e of 5')).disabled).toBe(true)
  expect(asked(server)).toEqual([undefined, 'b-1', 'd-1'])
  return server
}

test('a page that is on its way is not asked for twice', async () => {
  const second = holding(paged(3, { 'b-1': ['c', null] }))
  const server = serve(paged(3, { first: ['a,b', 'b-1'] }))
  await showScreen(Names)
  const button = await all('a,b of 3')
  server.now(second)
  fireEvent.click(button)
  fireEvent.click(button)
  act(() => second.letGo())
  await all('a,b,c of 3')
  expect(asked(server)).toEqual([undefined, 'b-1'])
})

test('when something has changed all are read again, each from where the one before ends', async () => {
  const server = await readToTheEnd()
  server.now(paged(5, { first: ['A,b', 'b-1'], 'b-1': ['c,D', 'k-1'], 'k-1': ['e', null] }))
  act(() => refreshEntities(['application']))
  await all('A,b,c,D,e of 5')
  expect(asked(server).slice(3)).toEqual([undefined, 'b-1', 'k-1'])
})

test('of a list of which a part is in sight that part is read again, and the rest when it comes into sight', async () => {
  const server = await readToTheEnd()
  look(1, 1)
  server.now(paged(6, { first: ['A,b', 'b-1'], 'b-1': ['C,d', 'd-1'], 'd-1': ['E', null] }))
  act(() => refreshEntities(['application']))
  await all('a,b,C,d,e of 6')
  expect(asked(server).slice(3)).toEqual(['b-1'])
  look(0, 1)
  await all('A,b,C,d,e of 6')
  expect(asked(server).slice(4)).toEqual([undefined, 'b-1'])
  look(2, 2)
  await all('A,b,C,d,E of 6')
  expect(asked(server).slice(6)).toEqual(['d-1'])
})

test('what would leave a gap is read on from where the fresh pages end', async () => {
  const server = await readToTheEnd()
  look(0, 0)
  server.now(paged(6, { first: ['new,a', 'a-1'], 'a-1': ['b,c', 'c-1'], 'c-1': ['d,e', null] }))
  act(() => refreshEntities(['application']))
  fireEvent.click(await all('new,a of 6'))
  fireEvent.click(await all('new,a,b,c of 6'))
  await all('new,a,b,c,d,e of 6')
  expect(asked(server).slice(3)).toEqual([undefined, 'a-1', 'c-1'])
})
