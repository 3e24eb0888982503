import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type Picture, themesApi } from '@bole/themes/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import Albums from './albums.tsx'

const office: Picture = {
  id: 4,
  name: '前台.jpg',
  caption: '',
  place: 1,
  state: 'ready',
  width: 1600,
  height: 900,
  create_time: '2026-11-01T00:00:00.000Z',
  can: { earlier: false, later: true, remove: true },
}
const page: Picture = {
  ...office,
  id: 5,
  name: '说明.pdf',
  place: 2,
  state: 'unreadable',
  width: null,
  height: null,
  can: { earlier: true, later: false, remove: true },
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(themesApi.listAlbums, { albums: [office, page] }, 2),
]
const campus = '/regulation2/recruitment2/9/albums'
const sentTo = (server: ReturnType<typeof serve>, call: { readonly name: string }) =>
  server.sent.find((sent) => sent.call.name === call.name)

afterEach(cleanup)

test.each([campus, '/post/position/updateAlbums/9'])(
  '%s shows the project’s pictures in order',
  async (at) => {
    const server = serve(...usual)
    await showScreen(Albums, at)
    const row = (await screen.findByText(office.name)).closest('tr') ?? document.body
    expect(within(row).getByText('1600 × 900')).toBeTruthy()
    expect(row.querySelector('img')?.getAttribute('src')).toBe('/api/recruit/album/picture?id=4&size=small')
    expect(screen.getByText(/无法读取/)).toBeTruthy()
    expect(sentTo(server, themesApi.listAlbums)?.query).toMatchObject({ theme_id: '9' })
  },
)

test('a picture is moved by what its row allows, and deleted once that is meant', async () => {
  const server = serve(
    ...usual,
    answering(themesApi.movePicture, { id: 4 }),
    answering(themesApi.deletePicture, { id: 4 }),
  )
  await showScreen(Albums, campus)
  const row = (await screen.findByText(office.name)).closest('tr') ?? document.body
  expect(within(row).queryByRole('button', { name: '前移' })).toBeNull()
  fireEvent.click(within(row).getByRole('button', { name: '后移' }))
  await waitFor(() => expect(sentTo(server, themesApi.movePicture)?.body).toEqual({ id: 4, place: 2 }))
  // A row rests while its call is on its way.
  const remove = () => within(row).getByRole<HTMLButtonElement>('button', { name: '删除' })
  await waitFor(() => expect(remove().disabled).toBe(false))
  fireEvent.click(remove())
  const dialog = await screen.findByRole('dialog')
  expect(sentTo(server, themesApi.deletePicture)).toBeUndefined()
  fireEvent.click(within(dialog).getByRole('button', { name: /删\s?除/ }))
  await waitFor(() => expect(sentTo(server, themesApi.deletePicture)?.query).toEqual({ id: '4' }))
})

test('pictures chosen on the device are uploaded at once; an empty album says what would be there', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(themesApi.listAlbums, { albums: [] }, 0),
    answering(themesApi.addPictures, { ids: [6], refused: ['说明.png'] }),
  )
  await showScreen(Albums, campus)
  expect(await screen.findByText(/还没有图片/)).toBeTruthy()
  const large = new File(['x'], '太大.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 })
  const files = [new File(['x'], '团建.png', { type: 'image/png' }), large]
  fireEvent.change(await screen.findByLabelText('上传图片', { selector: 'input' }), { target: { files } })
  await waitFor(() => expect(sentTo(server, themesApi.addPictures)).toBeTruthy())
  const body = sentTo(server, themesApi.addPictures)?.body
  expect(body instanceof FormData && [...body.keys()]).toEqual(['theme_id', 'files'])
  expect(await screen.findByText('已上传 1 张图片')).toBeTruthy()
  expect(await screen.findByText(/不是可用的图片.*说明\.png/)).toBeTruthy()
  expect(await screen.findByText(/超过 20 MB.*太大\.png/)).toBeTruthy()
})

test('a caption is written in its place', async () => {
  const server = serve(...usual, answering(themesApi.captionPicture, { id: 4 }))
  await showScreen(Albums, campus)
  const row = (await screen.findByText(office.name)).closest('tr') ?? document.body
  await waitFor(() => expect(row.querySelector('.ant-typography-edit')).toBeTruthy())
  fireEvent.click(row.querySelector('.ant-typography-edit') ?? document.body)
  const field = row.querySelector('textarea') ?? document.body
  fireEvent.change(field, { target: { value: '深圳办公室' } })
  fireEvent.blur(field)
  await waitFor(() =>
    expect(sentTo(server, themesApi.captionPicture)?.body).toEqual({ id: 4, caption: '深圳办公室' }),
  )
})
