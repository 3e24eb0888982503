import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, failing, holding, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { resumesApi } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { detail, read, resume } from './testing/examples.ts'
import { Facts, reader, showFacts } from './testing/show-facts.tsx'

const { getDetail, correct } = resumesApi
const entryOf = (label: string) => screen.getAllByText(label)[0]?.closest('dl')
const buttonOf = (label: string) => entryOf(label)?.querySelector('button') ?? document.body
const edit = async (label: string, text: string) => {
  await waitFor(() => expect(entryOf(label)?.querySelector('button')).toBeTruthy())
  fireEvent.click(buttonOf(label))
  const field = entryOf(label)?.querySelector('textarea') ?? document.body
  fireEvent.change(field, { target: { value: text } })
  return field
}

describe('what was read', () => {
  test('stands under its headings in the reader’s words, codes and all', async () => {
    await showFacts()
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '基本信息',
      '工作经历',
      '教育经历',
      '技能',
    ])
    expect(entryOf('性别')?.textContent).toContain('男')
    expect(screen.getByText('SQL')).toBeTruthy()
  })

  test('is followed by the lines that were read as no entry, to be looked at', async () => {
    await showFacts(detail({ resume: resume({ unplaced: ['tinyrelay，一个消息代理'] }) }))
    const section = screen.getByRole('heading', { name: '未归类内容' }).parentElement
    expect(section?.querySelector('li')?.textContent).toBe('tinyrelay，一个消息代理')
    expect(section?.textContent).toContain('请核对')
  })

  test('is followed by what they answered to the project’s own questions', async () => {
    const question = [
      { key: 'city', name: '', answer: ['上海'] },
      { key: 'own_1', name: '为什么选择我们？', answer: ['喜欢做电池'] },
    ]
    await showFacts(detail({ question }))
    expect(entryOf('为什么选择我们？')?.textContent).toContain('喜欢做电池')
    expect(screen.getByText('投递时的回答').parentElement?.querySelectorAll('dl')).toHaveLength(1)
  })

  test('points at its place in the document while the pointer is on it', async () => {
    await showFacts()
    const entry = entryOf('手机') ?? document.body
    fireEvent.mouseEnter(entry)
    expect(screen.getByRole('status').textContent).toBe('phone')
    expect(entry.getAttribute('data-on')).toBe('true')
    fireEvent.mouseLeave(entry)
    expect(screen.getByRole('status').textContent).toBe('–')
  })

  test('of nobody is what is known otherwise, and can be corrected', async () => {
    const told = { is_told: true, read_value: null, confidence: 0, source: null }
    await showFacts(
      detail({
        resume: null,
        fields: [read('city', '深圳', told), read('employers.0.employer', '云帆', told)],
      }),
    )
    expect(entryOf('所在城市')?.textContent).toContain('深圳')
    await waitFor(() => expect(entryOf('所在城市')?.querySelector('button')).toBeTruthy())
    expect(screen.getByText('云帆')).toBeTruthy()
    fireEvent.mouseEnter(screen.getByText('深圳'))
    expect((await screen.findByRole('tooltip')).textContent).toContain('候选人申请时填写')
  })

  test('says whom it may be, too', async () => {
    const twin = {
      candidate_id: 6,
      name: '王晓明',
      post_id: 8,
      position: '前端',
      same_phone: true,
      same_email: false,
    }
    await showFacts(
      detail({
        duplicates: [twin, { ...twin, candidate_id: 9, name: '王大明', same_phone: false, same_email: true }],
      }),
    )
    expect(screen.getByText('手机号与「王晓明」（前端）相同，可能是同一人')).toBeTruthy()
    expect(screen.getByText('邮箱与「王大明」（前端）相同，可能是同一人')).toBeTruthy()
  })

  test('that has not arrived shows that it is coming, and a failure leaves nothing wrong on the screen', async () => {
    const late = holding(answering(getDetail, detail()))
    serve(answering(accountsApi.getCurrentUser, administrator), late)
    await showScreen(Facts)
    expect(document.querySelector('.ant-skeleton')).toBeTruthy()
    late.letGo()
    expect(await screen.findByText('武汉大学')).toBeTruthy()
    serve(answering(accountsApi.getCurrentUser, administrator), failing(getDetail, 404))
    await showScreen(Facts)
    await waitFor(() => expect(document.querySelector('.ant-skeleton')).toBeTruthy())
    expect(screen.queryByText('武汉大学')).toBeNull()
  })
})

describe('a correction', () => {
  test('is sent once when Enter is pressed, with the version that was seen', async () => {
    const { server } = await showFacts()
    const field = await edit('手机', ' 13900000002 ')
    fireEvent.keyDown(field, { key: 'Enter' })
    // The field goes away as it is saved; leaving it must not save again.
    fireEvent.blur(field)
    await waitFor(() =>
      expect(server.bodiesOf(correct)).toEqual([
        { post_id: 7, version: 4, changes: [{ path: 'phone', value: '13900000002' }] },
      ]),
    )
    await waitFor(() => expect(entryOf('手机')?.querySelector('textarea')).toBeNull())
    expect(server.bodiesOf(correct)).toHaveLength(1)
    await waitFor(() => expect(server.queriesOf(getDetail).length).toBeGreaterThan(1))
  })

  test('is sent when the field is left, and an emptied one takes the value away', async () => {
    const { server } = await showFacts()
    fireEvent.blur(await edit('手机', '   '))
    await waitFor(() =>
      expect(server.bodiesOf(correct)).toMatchObject([{ changes: [{ path: 'phone', value: null }] }]),
    )
  })

  test('is not sent when nothing changed, nor after Escape; a new line is a new line', async () => {
    const { server } = await showFacts()
    fireEvent.blur(await edit('手机', '13800000001'))
    expect(entryOf('手机')?.querySelector('textarea')).toBeNull()
    const field = await edit('手机', 'something else')
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
    expect(entryOf('手机')?.querySelector('textarea')).toBeTruthy()
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(entryOf('手机')?.textContent).toContain('13800000001')
    expect(server.bodiesOf(correct)).toEqual([])
  })

  test('that is refused stays in the field, so that nothing typed is lost', async () => {
    const { server, shown } = await showFacts()
    server.now(refusing(correct, 'invalid_value', { message: '内容无效' }))
    const field = await edit('手机', '12')
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ code: 'invalid_value' }]))
    expect(entryOf('手机')?.querySelector('textarea')?.value).toBe('12')
    server.now(answering(correct, { post_id: 7, version: 5 }))
    await waitFor(() => expect(entryOf('手机')?.querySelector('textarea')?.disabled).toBe(false))
    fireEvent.change(field, { target: { value: '13900000003' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(server.bodiesOf(correct)).toHaveLength(2))
    await waitFor(() => expect(entryOf('手机')?.querySelector('textarea')).toBeNull())
  })

  test('that came second sees what is there now, and is held against that', async () => {
    const { server, shown } = await showFacts()
    const fresh = detail({
      candidate: { ...detail().candidate, version: 9 },
      fields: [read('name', '王小明'), read('phone', '13711112222')],
    })
    server.now(refusing(correct, 'stale', { message: '刚刚被修改' }), answering(getDetail, fresh))
    const field = await edit('手机', '13900000004')
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ code: 'stale' }]))
    await waitFor(() => expect(screen.queryByText('武汉大学')).toBeNull())
    expect(entryOf('手机')?.querySelector('textarea')?.value).toBe('13900000004')
    server.now(answering(correct, { post_id: 7, version: 10 }))
    await waitFor(() => expect(entryOf('手机')?.querySelector('textarea')?.disabled).toBe(false))
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(server.bodiesOf(correct).at(-1)).toMatchObject({ version: 9 }))
  })

  test('is offered to whoever may edit, and to nobody else', async () => {
    await showFacts(detail(), reader)
    expect(entryOf('手机')?.querySelector('button')).toBeNull()
    await showFacts(detail(), { ...reader, authPermission: { 'candidates.edit': true } })
    await waitFor(() => expect(entryOf('手机')?.querySelector('button')).toBeTruthy())
  })
})

describe('what is hidden from the reader', () => {
  test('stands there as hidden, and cannot be written', async () => {
    const user = { ...administrator, hides: ['contacts' as const, 'birth' as const] }
    const whole = detail()
    const hidden = ['phone', 'email', 'birth_date', 'age']
    const fields = whole.fields.filter(({ path }) => !hidden.includes(path))
    await showFacts({ ...whole, fields }, user)
    await waitFor(() => expect(entryOf('手机')?.textContent).toContain('对您的角色隐藏'))
    expect(entryOf('出生日期')?.textContent).toContain('对您的角色隐藏')
    expect(entryOf('手机')?.querySelector('button')).toBeNull()
    for (const name of ['手机', '邮箱', '出生日期', '年龄'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
