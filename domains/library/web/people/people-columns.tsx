import { exportTexts, type Person } from '@bole/library/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { StatusChip } from '@bole/pipeline/web'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { currentLanguage } from '@bole/platform/web'
import { stageNames } from '@bole/processes/contract'
import { stages } from '@bole/processes/model'
import { Flex, Tag } from 'antd'
import type { LibraryTexts } from '../texts/index.ts'
import { ReasonLines } from './match-reasons.tsx'

/** What is told of a person; where they are held against a position, why they match it comes first. */
export function peopleColumns(t: LibraryTexts, isMatched: boolean): readonly Column<Person>[] {
  const language = currentLanguage()
  const { degrees } = exportTexts[language]
  const degreeOf = (name: string) => Object.entries(degrees).find(([degree]) => degree === name)?.[1] ?? ''
  const years = ({ experience_years: count }: Person) => (count === null ? '' : t('people.age', { count }))
  const columns: readonly Column<Person>[] = [
    {
      name: 'basic',
      title: t('people.name'),
      isMain: true,
      width: 170,
      nameOf: ({ basic }) => basic.name,
      render: (person) => (
        <TwoLines
          first={
            <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: person.post_id }) }}>
              {person.basic.name}
            </PlaceLink>
          }
          second={[degreeOf(person.basic.degree_text), years(person)].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      name: 'candidate_id',
      title: t('people.work'),
      width: 170,
      render: ({ basic }) => <TwoLines first={basic.employer} second={basic.job_title} />,
    },
    {
      name: 'experience_years',
      title: t('people.education'),
      width: 160,
      render: ({ basic }) => <TwoLines first={basic.school} second={basic.major} />,
    },
    {
      name: 'post_id',
      title: t('people.contact'),
      width: 170,
      render: ({ basic }) => <TwoLines first={basic.phone} second={basic.email} />,
    },
    {
      name: 'skills',
      title: t('people.skills'),
      width: 200,
      render: ({ skills, tags }) => (
        <Flex wrap gap={4}>
          {tags.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
          {skills.slice(0, 4).join(' · ')}
        </Flex>
      ),
    },
    {
      name: 'position',
      title: t('people.latest'),
      width: 190,
      render: ({ position, status, application_count: count }) => (
        <TwoLines
          first={count > 1 ? `${position.title} · ${t('people.count', { count })}` : position.title}
          second={<StatusChip status={status} withStage />}
        />
      ),
    },
    {
      name: 'reached',
      title: t('people.reached'),
      width: 100,
      render: ({ reached }) =>
        stages.isStage(reached) ? stageNames[language][stages.nameOfStage(reached)] : '—',
    },
    {
      name: 'last_contact',
      title: t('people.lastContact'),
      width: 110,
      render: ({ last_contact }) => (last_contact ? formatDay(last_contact.slice(0, 10)) : t('people.never')),
    },
  ]
  const why: Column<Person> = {
    name: 'reasons',
    title: t('people.reasons'),
    width: 260,
    render: ({ reasons }) => <ReasonLines reasons={reasons} />,
  }
  return isMatched ? [...columns.slice(0, 1), why, ...columns.slice(1)] : columns
}
