import { defineApi, field } from '@bole/platform/contract'
import {
  choice,
  choices,
  dayRange,
  numberRange,
  remoteChoices,
  remoteWords,
  tabs,
  text,
} from '@bole/platform/filter'
import { type Answering, answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import * as z from 'zod'
import { actionsOn, takeBack } from '../../actions/actions.ts'
import { ListScreen } from '../list-screen.tsx'

const flags = z.object({ edit: z.boolean(), close: z.boolean(), dim: z.boolean() })

/** A list of lamps, as a test’s server answers it. */
export const api = defineApi('lamps', {
  list: {
    method: 'GET',
    path: 'lamps',
    summary: '',
    access: 'anyone',
    query: z.object({
      ...field.paging,
      origin: z.coerce.number(),
      keyword: field.text(100).optional(),
      state: z.enum(['lit', 'dark']).optional(),
      rooms: field.commaList(z.enum(['hall'])),
      kinds: field.commaList(z.enum(['table', 'floor'])),
      maker_id: field.commaList(field.id),
      room_id: field.id.optional(),
      city: field.commaList(field.text(60)),
      bought_from: field.day.optional(),
      bought_to: field.day.optional(),
      watts_from: z.coerce.number().optional(),
      watts_to: z.coerce.number().optional(),
    }),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          name: z.string(),
          watts: z.number(),
          maker: z.object({ name: z.string() }).nullable(),
          version: z.number(),
          can: flags,
        }),
      ),
      lit: z.number(),
    }),
    hasTotal: true,
    shows: ['position'],
  },
  makers: {
    method: 'GET',
    path: 'makers',
    summary: '',
    access: 'anyone',
    query: z.object({ keyword: field.text(100).optional(), ids: field.commaList(field.id) }),
    reply: z.object({ list: z.array(z.object({ id: field.id, name: z.string() })) }),
  },
  twoLists: {
    method: 'GET',
    path: 'two',
    summary: '',
    access: 'anyone',
    reply: z.object({
      list: z.array(z.object({ id: field.id })),
      others: z.array(z.object({ id: field.id })),
    }),
  },
  cities: {
    method: 'GET',
    path: 'cities',
    summary: '',
    access: 'anyone',
    reply: z.array(z.object({ city: z.string() })),
  },
  close: {
    method: 'POST',
    path: 'lamps/close',
    summary: '',
    access: 'anyone',
    body: z.object({ id: field.id, version: z.number() }),
    reply: z.object({ name: z.string() }),
    changes: ['position'],
  },
  dim: {
    method: 'POST',
    path: 'lamps/dim',
    summary: '',
    access: 'anyone',
    body: z.object({ id: field.id }),
    reply: z.object({ name: z.string() }),
    changes: ['position'],
  },
  closeMany: {
    method: 'POST',
    path: 'lamps/close-many',
    summary: '',
    access: 'anyone',
    body: z.object({ lamps: z.array(z.object({ id: field.id, version: z.number() })) }),
    reply: z.object({
      batch_id: z.string(),
      done: z.number(),
      refused: z.array(z.object({ id: field.id, title: z.string(), message: z.string() })),
    }),
    changes: ['position'],
  },
  order: {
    method: 'POST',
    path: 'lamps/order',
    summary: '',
    access: 'anyone',
    body: z.object({ ids: z.array(field.id) }),
    reply: field.done,
    changes: ['position'],
  },
  undo: {
    method: 'POST',
    path: 'lamps/undo',
    summary: '',
    access: 'anyone',
    body: z.object({ batch_id: z.string() }),
    reply: field.done,
    changes: ['position'],
  },
})

const on = actionsOn(api.list)
/** The names of the lamps that were opened. */
export const opened: string[] = []

/** A list with everything a list can have. */
export function Lamps() {
  return (
    <ListScreen
      call={api.list}
      given={{ origin: 2 }}
      filters={[
        text('keyword', '关键词'),
        choice('state', '状态', [
          { value: 'lit', label: '亮' },
          { value: 'dark', label: '灭' },
        ]),
        tabs('rooms', '房间', {
          call: api.list,
          all: '全部房间',
          options: [{ value: 'hall', label: '大厅' }],
          countsIn: ({ lit }) => ({ all: 9, hall: lit }),
        }),
        choices('kinds', '种类', [
          { value: 'table', label: '台灯' },
          { value: 'floor', label: '落地灯' },
        ]),
        remoteChoices('maker_id', '厂家', {
          call: api.makers,
          request: (query) => ({ query }),
          choiceOf: ({ id, name }) => ({ value: id, label: name }),
        }),
        remoteWords('city', '城市', {
          call: api.cities,
          request: {},
          choiceOf: ({ city }) => ({ value: city, label: city }),
        }),
        dayRange(['bought_from', 'bought_to'], '购买日期'),
        numberRange(['watts_from', 'watts_to'], '功率', { least: 0, most: 500 }),
      ]}
      columns={[
        { name: 'name', title: '名称', isMain: true },
        { name: 'watts', title: '功率' },
        { name: 'maker', title: '厂家', render: ({ maker }) => maker?.name },
      ]}
      actions={{
        edit: [
          on.open('编辑', ({ name }) => opened.push(name)),
          ...on.order({ top: '最前', up: '上移', down: '下移', done: '已排序' }, api.order, (ids) => ({
            body: { ids: [...ids] },
          })),
        ],
        dim: on.send('调暗', api.dim, ({ id }) => ({ body: { id } })),
        close: on.send('关上它', api.close, ({ id, version }) => ({ body: { id, version } }), {
          isDangerous: true,
          confirm: ({ name }) => `关闭 ${name}？`,
          done: ({ name }) => `${name} 已关闭`,
        }),
      }}
      batch={{
        dim: on.sendMany('调暗', api.closeMany, (lamps) => ({
          body: { lamps: lamps.map(({ id, version }) => ({ id, version })) },
        })),
        close: on.sendMany(
          '关上它',
          api.closeMany,
          (lamps) => ({ body: { lamps: lamps.map(({ id, version }) => ({ id, version })) } }),
          { undo: (batch_id) => takeBack(api.undo, { body: { batch_id } }, '已撤销') },
        ),
      }}
      create={{ label: '新建', to: '/lamps/new' }}
      empty="还没有灯"
    />
  )
}

const may = { edit: true, close: true, dim: true }

/** As many lamps, with what may be done with them. */
export const lamps = (count: number, from = 1, can = may) => ({
  list: Array.from({ length: count }, (_, at) => ({
    id: from + at,
    name: `灯 ${from + at}`,
    watts: 1000 + at,
    maker: { name: '欧普' },
    version: 3,
    can,
  })),
  lit: 0,
})

/** Shows the list at an address. */
export const show = async (at = '/lamps', ...more: Answering[]) => {
  const server = serve(answering(api.list, lamps(2), 2), ...more)
  return { server, shown: await showScreen(Lamps, at) }
}
/** Presses the button of this name when it is there. */
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
