import { accountsApi } from '@bole/accounts/contract'
import { Drawing } from '@bole/platform/drawings'
import { PlaceLink, useAddress, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { providedFor } from '@bole/platform/slots'
import { formatNumber, listOf, useCall } from '@bole/platform/web'
import { Breadcrumb, Button, Empty, Skeleton, Tag } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRoleWord } from '../role-words.ts'
import { accountsScreens } from '../screens.ts'
import { departmentPositions } from '../slots.ts'
import type { DepartmentInFull } from './department-form.ts'
import { DepartmentHistory } from './department-history.tsx'
import styles from './departments.module.css'
import { useTexts } from './texts/index.ts'

const DepartmentDialog = lazy(() => import('./department-dialog.tsx'))

/** `/organization/department/{id}`: who leads a department, who and what is in it, and what was done to it. */
export default function DepartmentPage(): ReactNode {
  const t = useTexts()
  const { id } = useAddress(accountsScreens.department)
  const { data, isError } = useCall(accountsApi.viewDepartment, { query: { id } }, { handlesErrors: true })
  const department = data?.data.department
  useNameOfRecord(department?.name)
  if (isError) return <Empty image={<Drawing scene="missing" />} description={t('page.gone')} />
  if (!department) return <Skeleton active />
  const Positions = providedFor(departmentPositions)
  return (
    <div className={styles.page}>
      <Head department={department} />
      <People department={department} />
      <section className={styles.card}>
        <h2>{t('page.positions', { count: formatNumber(department.contents.positions) })}</h2>
        <Suspense fallback={<Skeleton active />}>
          <Positions departmentId={id} empty={t('page.noPositions')} />
        </Suspense>
      </section>
      <DepartmentHistory id={id} />
    </div>
  )
}

function Head({ department }: { readonly department: DepartmentInFull }): ReactNode {
  const t = useTexts()
  const [isEdited, setEdited] = useState(false)
  const { id, name, above, heads, tags, numbers, can } = department
  const link = (of: { readonly id: number; readonly name: string }) => (
    <PlaceLink place={{ path: addressOf(accountsScreens.department, { id: of.id }) }}>{of.name}</PlaceLink>
  )
  return (
    <section className={`${styles.card} ${styles.head}`}>
      <Breadcrumb
        items={[...above, { id, name }].map((one) => ({ title: one.id === id ? name : link(one) }))}
      />
      <h2>
        {name}{' '}
        {tags.map((tag) => (
          <Tag key={tag.id}>{tag.name}</Tag>
        ))}
        {can.edit && <Button onClick={() => setEdited(true)}>{t('edit')}</Button>}
      </h2>
      <p>
        {t('page.heads')}: {heads.length > 0 ? listOf(heads.map((head) => head.name)) : t('page.noHeads')}
      </p>
      <p className={styles.hint}>{t('page.numbers')}</p>
      <dl className={styles.figures}>
        {(
          [
            ['peopleBelow', numbers.people],
            ['openBelow', numbers.open],
            ['candidates', numbers.candidates],
          ] as const
        ).map(([of, amount]) => (
          <div key={of}>
            <dt>{t(`page.${of}`)}</dt>
            <dd>{formatNumber(amount)}</dd>
          </div>
        ))}
      </dl>
      {isEdited && (
        <Suspense>
          <DepartmentDialog department={{ id }} onClose={() => setEdited(false)} />
        </Suspense>
      )}
    </section>
  )
}

function People({ department }: { readonly department: DepartmentInFull }): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const { people, contents } = department
  return (
    <section className={styles.card}>
      <h2>{t('page.people', { count: formatNumber(contents.people) })}</h2>
      <p>
        <PlaceLink place={{ path: addressOf(accountsScreens.departmentUsers, { id: department.id }) }}>
          {t('page.accounts')}
        </PlaceLink>
      </p>
      {people.length === 0 && <Empty description={t('page.noPeople')} />}
      <ul className={styles.list}>
        {people.map(({ id, name, job_title, role, is_enabled }) => (
          <li key={id}>
            {name}{' '}
            <small>
              {[roleWord(role), job_title, is_enabled ? null : t('page.disabled')]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
