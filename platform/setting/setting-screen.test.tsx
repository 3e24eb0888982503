import { defineApi, defineSetting, type EntityName } from '@bole/platform/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { SettingScreen } from './setting-screen.tsx'

const lighting = defineSetting('lighting' as EntityName, {
  noun: 'lighting',
  about: 'how bright the house is',
  access: 'signed_in',
  calls: {
    getLighting: 'GET house/lighting',
    updateLighting: 'POST house/lighting/update',
    listLightingChanges: 'GET house/lighting/changes',
  },
  fields: {
    watts: z.number().int().min(1).max(100),
    timer: z.number().int().min(1).max(24).nullable(),
    is_on: z.boolean(),
    colour: z.enum(['warm', 'cold']),
    rooms: z.array(z.string()),
    note: z.string(),
  },
  defaults: { watts: 40, timer: null, is_on: false, colour: 'warm', rooms: [], note: '' },
  facts: { socket: z.string() },
  sent: { pin: z.string().optional() },
  refusals: ['too_bright'],
})
const api = defineApi('house', lighting.calls)
const { getLighting, updateLighting, listLightingChanges } = api

const colours = [
  { value: 'warm', label: 'Warm' },
  { value: 'cold', label: 'Cold' },
]

function Lighting(): ReactNode {
  return (
    <SettingScreen
      api={api}
      setting={lighting}
      groups={[
        {
          title: 'Light',
          help: 'Of every lamp',
          fields: [
            [
              { name: 'watts', label: 'Power' },
              { name: 'timer', label: 'Timer' },
            ],
            { name: 'is_on', label: 'On' },
            { name: 'colour', label: 'Color', options: colours },
            <p key="socket">E27</p>,
          ],
        },
        {
          title: 'Place',
          fields: [
            { name: 'rooms', label: 'Rooms' },
            { name: 'note', label: 'Note', words: (note: string) => `“${note}”` },
            { name: 'pin', label: 'PIN', control: <Input.Password /> },
          ],
        },
      ]}
      refusals={{ too_bright: 'watts' }}
      saved="Saved it"
      leaveTo="/"
    >
      <p>Below</p>
    </SettingScreen>
  )
}

const held = {
  ...{ id: 3, version: 2, watts: 40, timer: null, is_on: false, colour: 'warm' as const },
  ...{ rooms: ['hall'], note: '', socket: 'E27' },
}
const shown = answering(getLighting, held)
const show = () => showScreen(Lighting, '/lighting')
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('each field has the control for what it holds, and all are saved at the version seen, with what is never shown', async () => {
  const server = serve(shown, answering(updateLighting, { id: 3, version: 3 }))
  await show()
  await fill('Power', '60')
  await fill('Timer', '8')
  fireEvent.click(screen.getByRole('switch', { name: 'On' }))
  await fill('Note', 'bright')
  await fill('PIN', '1234')
  for (const text of ['Of every lamp', 'E27', 'Below', 'Warm', 'hall'])
    expect(screen.getByText(text)).toBeTruthy()
  await press(/^保\s?存$/)
  expect(await screen.findByText('Saved it')).toBeTruthy()
  const { socket: _, ...fields } = held
  expect(server.bodiesOf(updateLighting)).toEqual([
    { ...fields, watts: 60, timer: 8, is_on: true, note: 'bright', pin: '1234' },
  ])
  await press(/^保\s?存$/)
  await waitFor(() => expect(server.bodiesOf(updateLighting).at(-1)).toMatchObject({ version: 3 }))
})

test('what is refused stands at its field', async () => {
  serve(shown, refusing(updateLighting, 'too_bright', { message: 'too bright' }))
  await show()
  await press(/^保\s?存$/)
  expect(await screen.findByText('too bright', { selector: '.ant-form-item *' })).toBeTruthy()
})

test('who changed what is asked for by those who want to see it, and told in the words of the fields', async () => {
  const at = { changed_at: '2026-05-06T07:08:09Z', changed_by: '林悦' }
  const server = serve(
    shown,
    answering(
      listLightingChanges,
      {
        list: [
          { id: 3, ...at, before: {}, after: {} },
          {
            ...{ id: 2, ...at, changed_by: '赵晨' },
            before: { watts: 60, timer: null, is_on: true, colour: 'warm', rooms: [], note: '' },
            after: { watts: 100, timer: 8, is_on: false, colour: 'cold', rooms: ['a', 'b'], note: 'dim' },
          },
        ],
      },
      2,
    ),
  )
  await show()
  await screen.findByLabelText('Power')
  expect(server.queriesOf(listLightingChanges)).toEqual([])
  await press('修改记录')
  expect(await screen.findByText('已保存，上述各项没有变化')).toBeTruthy()
  for (const line of [
    'Power：60 → 100',
    'Timer：无 → 8',
    'On：开启 → 关闭',
    'Color：Warm → Cold',
    'Rooms：无 → a、b',
    'Note：无 → “dim”',
  ])
    expect(screen.getByText(line)).toBeTruthy()
  expect(screen.getByText(/赵晨/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '显示更多' })).toBeNull()
})

test('a long history is shown by parts, and one that has not begun says that the defaults apply', async () => {
  const change = { changed_at: '2026-05-06T07:08:09Z', changed_by: '林悦', before: {}, after: {} }
  const server = serve(shown, answering(listLightingChanges, { list: [{ id: 1, ...change }] }, 21))
  await show()
  await press('修改记录')
  await press('显示更多')
  await waitFor(() =>
    expect(server.queriesOf(listLightingChanges)).toEqual([{ page_size: '20' }, { page_size: '40' }]),
  )
  server.now(answering(listLightingChanges, { list: [] }, 0))
  await press('显示更多')
  expect(await screen.findByText('还没有人修改过，当前为默认设置。')).toBeTruthy()
})

test('a field or a refusal that the setting has not does not compile', () => {
  const given = { api, setting: lighting, saved: '', leaveTo: '/' }
  const screens = [
    // @ts-expect-error: there is no such field
    <SettingScreen key="field" {...given} groups={[{ fields: [{ name: 'volume', label: 'Volume' }] }]} />,
    // @ts-expect-error: there is no such refusal
    <SettingScreen key="refusal" {...given} groups={[]} refusals={{ too_dark: 'watts' }} />,
    // @ts-expect-error: a fact is shown, and not filled in
    <SettingScreen key="fact" {...given} groups={[{ fields: [{ name: 'socket', label: 'Socket' }] }]} />,
  ]
  expect(screens).toHaveLength(3)
})
