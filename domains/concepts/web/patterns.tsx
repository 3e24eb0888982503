import { conceptsApi, textPatterns } from '@bole/concepts/contract'
import { defineForm } from '@bole/platform/form'
import { PlainScreen } from '@bole/platform/plain'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

const form = defineForm({
  create: conceptsApi.createPattern,
  update: conceptsApi.updatePattern,
  empty: { name: '', pattern: '', note: '' },
  refusals: { entry_name_taken: 'name' },
})

/** Regular expressions that bots look for in what people write. */
export default function Patterns(): ReactNode {
  const t = useTexts()
  return (
    <PlainScreen
      api={conceptsApi}
      plain={textPatterns}
      form={form}
      words={{ create: t('patterns.create'), edit: t('patterns.edit'), empty: t('patterns.empty') }}
      columns={[
        { name: 'name', title: t('name'), isMain: true },
        { name: 'pattern', title: t('patterns.pattern'), render: ({ pattern }) => <code>{pattern}</code> },
        { name: 'note', title: t('note') },
      ]}
    >
      <form.TextField name="name" label={t('name')} autoFocus />
      <form.TextField name="pattern" label={t('patterns.pattern')} help={t('patterns.help')} />
      <form.TextAreaField name="note" label={t('note')} lines={2} />
    </PlainScreen>
  )
}
