import { conceptsApi, wordLists } from '@bole/concepts/contract'
import { defineForm } from '@bole/platform/form'
import { PlainScreen } from '@bole/platform/plain'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

const form = defineForm({
  create: conceptsApi.createWordList,
  update: conceptsApi.updateWordList,
  empty: { name: '', words: [] },
  refusals: { entry_name_taken: 'name' },
})

/** Words that mean the same to bots. */
export default function WordLists(): ReactNode {
  const t = useTexts()
  return (
    <PlainScreen
      api={conceptsApi}
      plain={wordLists}
      form={form}
      words={{ create: t('wordLists.create'), edit: t('wordLists.edit'), empty: t('wordLists.empty') }}
      columns={[
        { name: 'name', title: t('name'), isMain: true },
        { name: 'words', title: t('wordLists.words'), render: ({ words }) => words.join(t('comma')) },
      ]}
    >
      <form.TextField name="name" label={t('name')} help={t('wordLists.nameHelp')} autoFocus />
      <form.TagsField name="words" label={t('wordLists.words')} help={t('wordLists.wordsHelp')} />
    </PlainScreen>
  )
}
