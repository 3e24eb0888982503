import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type ThemeInFull, themesApi } from '@bole/themes/contract'
import { formOf } from '@bole/themes/model'
import { exampleInFull } from '@bole/themes/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import PostForm from './post-form.tsx'
import Stations from './stations.tsx'

const at = '/regulation2/recruitment2/postForm/9'
const pattern = '/regulation2/recruitment2/postForm/{id}'
const serving = (more: Partial<ThemeInFull['theme']> = {}) =>
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(themesApi.viewTheme, {
      ...exampleInFull,
      theme: { ...exampleInFull.theme, ...more },
      question_list: [...formOf([])],
    }),
    answering(themesApi.updateTheme, { id: 9, version: 4 }),
    answering(themesApi.setLimitField, {
      is_set_limit_field: 1,
      limit_field: { basic: [], expect: [], education: [], evaluation: [] },
    }),
    answering(themesApi.setLimitFields, {
      done: 0,
      rows: [{ row: 2, field: '血型', error: '没有这个字段' }],
    }),
    answering(themesApi.listStations, {
      version: 3,
      station_list: [
        { name: '杭州', type: 'city', univName: '杭州', cityName: '杭州', isFirst: true, isLast: true },
      ],
    }),
    answering(themesApi.saveStations, { version: 4 }),
  )

test('a question is made necessary and one of one’s own is added', async () => {
  const server = serving()
  await showScreen(PostForm, at, pattern)
  const major = await screen.findByRole('group', { name: '专业' })
  fireEvent.click(within(major).getByLabelText('必填'))
  expect(within(major).getByLabelText('收集')).toHaveProperty('disabled', true)
  expect(within(screen.getByRole('group', { name: '姓名' })).getByLabelText('必填')).toHaveProperty(
    'disabled',
    true,
  )
  fireEvent.click(screen.getByRole('button', { name: /添加自定义问题/ }))
  fireEvent.change(screen.getByLabelText('问题内容'), { target: { value: '为什么选择我们？' } })
  fireEvent.click(screen.getByRole('button', { name: /保存项目/ }))
  await waitFor(() => expect(server.bodiesOf(themesApi.updateTheme)).toHaveLength(1))
  const asked = expect.arrayContaining([
    expect.objectContaining({ key: 'major', is_checked: true, is_necessary: true }),
    { name: '为什么选择我们？', is_checked: true, is_necessary: false },
  ])
  expect(server.bodiesOf(themesApi.updateTheme)).toMatchObject([{ question_list: asked }])
})

test('the form is limited by a switch and by fields, and a table says what is wrong with its rows', async () => {
  const server = serving({
    is_set_limit_field: 1,
    limit_field: { basic: ['gender'], expect: [], education: [], evaluation: [] },
  })
  await showScreen(PostForm, at, pattern)
  fireEvent.click(await screen.findByRole('checkbox', { name: '毕业院校' }))
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.setLimitField)).toEqual([
      {
        theme_id: 9,
        isOpen: true,
        fieldData: { basic: ['gender'], expect: [], education: ['school'], evaluation: [] },
      },
    ]),
  )
  fireEvent.click(screen.getByRole('switch', { name: '只收集以下字段' }))
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.setLimitField).at(-1)).toEqual({ theme_id: 9, isOpen: false }),
  )
  const files = [new File(['x'], 'fields.xlsx')]
  fireEvent.change(document.querySelector('input[type="file"]') ?? document.body, { target: { files } })
  expect(await screen.findByText('1 行有误，未做任何更改')).toBeTruthy()
  expect(screen.getByText('血型')).toBeTruthy()
})

test('stations are added and saved at the version seen', async () => {
  const server = serving()
  const address = '/regulation2/recruitment2/9/station'
  await showScreen(Stations, address, '/regulation2/recruitment2/{id}/station')
  fireEvent.click(await screen.findByRole('button', { name: /添加站点/ }))
  fireEvent.change(screen.getAllByLabelText('名称')[1] ?? document.body, { target: { value: '武汉' } })
  fireEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.saveStations)).toEqual([
      {
        theme_id: 9,
        version: 3,
        station_list: [
          { name: '杭州', type: 'city' },
          { name: '武汉', type: 'city' },
        ],
      },
    ]),
  )
})
