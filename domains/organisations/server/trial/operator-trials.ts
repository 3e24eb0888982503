import type { organisationsApi } from '@bole/organisations/contract'
import { containing, type Handler, notFound } from '@bole/platform/server'
import { companyIdFrom, mayBecome } from '../../model/trials.ts'
import { isOperator } from '../agency/agency-store.ts'
import { organisations } from '../profile-store.ts'
import { enterOperators, trials } from './trial-store.ts'

export const listTrials: Handler<typeof organisationsApi.listTrials> = async ({ query, caller, tx }) => {
  const { page, page_size, keyword, state } = query
  if (!isOperator(caller) || !(await enterOperators(tx)))
    return { data: { list: [], path: '/site/trial' }, total: 0 }
  let found = organisations.selectFrom('trial_applications')
  if (state) found = found.where('state', '=', state)
  if (keyword) {
    const like = containing(keyword)
    found = found.where((row) =>
      row.or([row('company', 'ilike', like), row('contact', 'ilike', like), row('email', 'ilike', like)]),
    )
  }
  const [rows, [counted]] = await tx.load(
    found
      .selectAll()
      .orderBy('id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const list = rows.map((row) => ({
    ...{ id: row.id, company: row.company, contact: row.contact, email: row.email, phone: row.phone },
    ...{ purpose: row.purpose, state: row.state, note: row.note, handled_by: row.handled_name },
    ...{ customer_id: row.customer_id, version: row.version },
    suggested_slug: companyIdFrom(row.company),
    handle_time: row.handled_at?.toISOString() ?? null,
    create_time: row.created_at.toISOString(),
    can: {
      look: row.customer_id !== null,
      make: mayBecome(row.state, 'customer'),
      contact: mayBecome(row.state, 'contacted'),
      decline: mayBecome(row.state, 'declined'),
    },
  }))
  return { data: { list, path: '/site/trial' }, total: Number(counted?.total ?? 0) }
}

export const changeTrial: Handler<typeof organisationsApi.changeTrial> = async ({
  body,
  caller,
  tx,
  now,
  refuse,
}) => {
  if (!isOperator(caller)) throw refuse('operators_only')
  const { id, version, state, note } = body
  if (!(await enterOperators(tx))) throw notFound()
  const row = await tx.find(trials().where('id', '=', id))
  if (!row) throw notFound()
  if (row.version !== version) throw refuse('stale')
  if (!mayBecome(row.state, state)) throw refuse('trial_is_customer')
  tx.saveOne(
    organisations
      .updateTable('trial_applications')
      .set({ state, note, handled_name: caller.name, handled_at: now, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version),
    refuse('stale'),
  )
  tx.announce('organisation', tx.organisationId)
  return { id, version: version + 1 }
}
