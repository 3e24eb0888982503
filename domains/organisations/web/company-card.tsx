import type { organisationsApi } from '@bole/organisations/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { formatDay } from '@bole/platform/moments'
import { Button } from 'antd'
import { Fragment, type ReactNode } from 'react'
import { Picture } from './company-picture.tsx'
import styles from './organisations.module.css'
import { useTexts } from './texts/index.ts'

export type Organisation = ReplyOf<typeof organisationsApi.getAccountCentre>['organization']
export type ExtraInfo = ReplyOf<typeof organisationsApi.getExtraInfo>['info']

interface CompanyCardProps {
  readonly organisation: Organisation
  readonly onEdit: () => void
}

/** The company's name, place and pictures. */
export function CompanyCard({ organisation, onEdit }: CompanyCardProps): ReactNode {
  const t = useTexts()
  const { name, province, city, expire_time, logoUrl, homepageUrl, can } = organisation
  return (
    <section className={styles.card}>
      <header>
        <h2>{name}</h2>
        {can.edit && <Button onClick={onEdit}>{t('edit')}</Button>}
      </header>
      <dl className={styles.facts}>
        <dt>{t('address')}</dt>
        <dd>{[province, city].filter(Boolean).join(' ') || t('unsaid')}</dd>
        <dt>{t('expires')}</dt>
        <dd>{expire_time ? formatDay(expire_time) : t('never')}</dd>
        <dt>{t('pictures.logo')}</dt>
        <dd>
          <Picture kind="logo" url={logoUrl} mayEdit={can.edit} />
        </dd>
        <dt>{t('pictures.homepage')}</dt>
        <dd>
          <Picture kind="homepage" url={homepageUrl} mayEdit={can.edit} />
        </dd>
      </dl>
    </section>
  )
}

interface ExtraInfoCardProps {
  readonly info: ExtraInfo
  readonly mayEdit: boolean
  readonly onEdit: () => void
}

const said = [
  'industry',
  'scale',
  'website',
  'contact_name',
  'contact_phone',
  'contact_email',
  'introduction',
] as const

/** What the company says of itself beyond its name. */
export function ExtraInfoCard({ info, mayEdit, onEdit }: ExtraInfoCardProps): ReactNode {
  const t = useTexts()
  return (
    <section className={styles.card}>
      <header>
        <h2>{t('extra')}</h2>
        {mayEdit && <Button onClick={onEdit}>{t('edit')}</Button>}
      </header>
      <dl className={styles.facts}>
        {said.map((name) => (
          <Fragment key={name}>
            <dt>{t(`info.${name}`)}</dt>
            <dd>{info[name] || t('unsaid')}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
