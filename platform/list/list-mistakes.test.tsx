import { choice, choices, dayRange, remoteChoice, tabs, text } from '@bole/platform/filter'
import { expect, test } from 'vitest'
import { actionsOn, ListScreen } from './index.ts'
import { api } from './testing/lamps.tsx'

const on = actionsOn(api.list)
const lit = [{ value: 'lit', label: '' }] as const
const broken = [{ value: 'broken', label: '' }] as const

/** Each of these mistakes hears it from the compiler. */
export function Mistakes() {
  const list = { call: api.list, empty: '' }
  const columns = [{ name: 'name', title: '' }] as const
  return (
    <>
      {/* @ts-expect-error -- the call knows no orgin */}
      <ListScreen {...list} columns={columns} given={{ orgin: 2 }} />
      {/* @ts-expect-error -- an origin is a number */}
      <ListScreen {...list} columns={columns} given={{ origin: 'two' }} />
      {/* @ts-expect-error -- the call knows no keywrd */}
      <ListScreen {...list} columns={columns} filters={[text('keywrd', '')]} />
      {/* @ts-expect-error -- a room is a number, not text */}
      <ListScreen {...list} columns={columns} filters={[text('room_id', '')]} />
      {/* @ts-expect-error -- a lamp is never broken */}
      <ListScreen {...list} columns={columns} filters={[choice('state', '', broken)]} />
      {/* @ts-expect-error -- only one state is taken */}
      <ListScreen {...list} columns={columns} filters={[choices('state', '', lit)]} />
      {/* @ts-expect-error -- one of the two names is mistyped */}
      <ListScreen {...list} columns={columns} filters={[dayRange(['bought_from', 'bought_too'], '')]} />
      {/* @ts-expect-error -- watts are numbers, not days */}
      <ListScreen {...list} columns={columns} filters={[dayRange(['watts_from', 'watts_to'], '')]} />
      <ListScreen
        {...list}
        columns={columns}
        filters={[
          // @ts-expect-error -- several makers are taken, this gives one
          remoteChoice('maker_id', '', {
            call: api.makers,
            request: { query: {} },
            choiceOf: ({ id, name }) => ({ value: id, label: name }),
          }),
        ]}
      />
      <ListScreen
        {...list}
        columns={columns}
        // @ts-expect-error -- only a hall is taken
        filters={[tabs('rooms', '', { call: api.list, all: '', options: broken, countsIn: () => ({}) })]}
      />
      {/* @ts-expect-error -- a lamp has no colour */}
      <ListScreen {...list} columns={[{ name: 'colour', title: '' }]} />
      {/* @ts-expect-error -- a maker is more than text: it needs a render */}
      <ListScreen {...list} columns={[{ name: 'maker', title: '' }]} />
      {/* @ts-expect-error -- no lamp can fly */}
      <ListScreen {...list} columns={columns} actions={{ fly: on.goTo('', () => '/') }} />
      <ListScreen
        {...list}
        columns={columns}
        // @ts-expect-error -- the version is missing
        actions={{ close: on.send('', api.close, ({ id }) => ({ body: { id } })) }}
      />
      <ListScreen
        {...list}
        columns={columns}
        batch={{
          // @ts-expect-error -- closing one says nothing of those refused
          close: on.sendMany('', api.close, ([lamp]) => ({ body: { id: lamp?.id ?? 0, version: 1 } })),
        }}
      />
      {/* @ts-expect-error -- of two lists in a reply neither is the rows */}
      <ListScreen call={api.twoLists} empty="" columns={[{ name: 'id', title: '' }]} />
    </>
  )
}

test('the mistakes above are found by the compiler', () => {
  expect(Mistakes).toBeTypeOf('function')
})
