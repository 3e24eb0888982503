const day = 86_400_000

/** Companies that want to try the product, as they reached the demo's operators. */
export function trialRows(organisation_id: number, now: Date): readonly object[] {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const own = { organisation_id, language: 'zh-CN' }
  return [
    {
      ...{
        ...own,
        company: '远山科技',
        contact: '周远',
        email: 'zhou.yuan@yuanshan.example',
        phone: '16400020001',
      },
      ...{
        purpose: '校园招聘，每年约 60 人',
        state: 'contacted',
        note: '周三演示，关注多轮面试',
        version: 2,
      },
      ...{ handled_name: '系统运营', handled_at: before(3), created_at: before(5) },
    },
    {
      ...{
        ...own,
        company: 'Lakeside Foods',
        contact: 'Ana Prado',
        email: 'ana@lakeside.example',
        phone: '',
      },
      ...{ purpose: 'Vagas de loja em três cidades', state: 'new', note: '', version: 1, language: 'pt-BR' },
      ...{ handled_name: '', handled_at: null, created_at: before(1) },
    },
  ]
}
