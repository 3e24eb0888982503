import { longest } from '@bole/platform/contract'
import { useCall, useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Button, Flex, Form, Mentions } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Chosen, mentionsWritten, namesToWrite } from './mentions-written.ts'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

/** A new note; `@` lets choose a colleague who sees the person, and they are told. */
export function NoteForm({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<{ text: string }>()
  const chosen = useRef<Chosen>(new Map())
  const { found, names, onSearch } = useColleagues(postId, chosen.current)
  const add = useChange(resumesApi.addNote, {
    onDone: () => {
      form.resetFields()
      chosen.current = new Map()
    },
  })
  const blind = found?.filter(({ can_see }) => !can_see) ?? []
  const nobody =
    blind.length > 0
      ? blind.map(({ id, name }) => <div key={id}>{t('notes.cannotSee', { name })}</div>)
      : t('notes.nobody')
  return (
    <Form
      form={form}
      onFinish={({ text }) =>
        add.mutate({ body: { post_id: postId, text: mentionsWritten(text, chosen.current) } })
      }
    >
      <Form.Item name="text" rules={[{ required: true, whitespace: true, message: t('notes.needsText') }]}>
        <Mentions
          rows={2}
          autoSize={{ minRows: 2 }}
          maxLength={longest(resumesApi.addNote, 'text')}
          placeholder={t('notes.hint')}
          aria-label={t('notes.placeholder')}
          filterOption={false}
          loading={found === undefined}
          notFoundContent={<div className={styles.nobody}>{nobody}</div>}
          options={(found ?? []).flatMap(({ id, name, username, job_title, can_see }) =>
            can_see
              ? [
                  {
                    key: String(id),
                    value: names.get(id) ?? name,
                    label: <Colleague name={name} more={[username, job_title].filter(Boolean).join(' · ')} />,
                  },
                ]
              : [],
          )}
          onSearch={onSearch}
          onSelect={({ value = '' }) => {
            const [id] = [...names].find(([, name]) => name === value) ?? []
            if (id !== undefined) chosen.current = new Map([...chosen.current, [value, id]])
          }}
        />
      </Form.Item>
      <Flex justify="end">
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('notes.add')}
        </Button>
      </Flex>
    </Form>
  )
}

function Colleague({ name, more }: { readonly name: string; readonly more: string }): ReactNode {
  return (
    <span className={styles.colleague}>
      {name} <small>{more}</small>
    </span>
  )
}

/** Whom what was typed behind `@` finds, asked after a pause in typing; nobody is asked for before the first `@`. */
function useColleagues(postId: number, chosen: Chosen) {
  const [typed, setTyped] = useState<string | null>(null)
  const [keyword, setKeyword] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), keyword === null ? 0 : 150)
    return () => clearTimeout(timer)
  }, [typed, keyword])
  const query = { post_id: postId, ...(keyword ? { keyword } : {}) }
  const answer = useCall(
    resumesApi.findColleagues,
    { query },
    { enabled: keyword !== null, keepsPrevious: true },
  )
  const found = answer.data?.data.list
  return {
    found,
    names: namesToWrite(found ?? [], chosen),
    onSearch: (text: string) => setTyped(text.slice(0, 60)),
  }
}
