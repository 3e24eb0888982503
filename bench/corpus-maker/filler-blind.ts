import type { Filler } from './filler.ts'

/** What the blind Chinese documents say besides their facts. */
export const ZH_BLIND_FILLER: Filler = {
  work: [
    '1、统筹日常事务，按周向管理层汇报进展；',
    '2、独立对接大客户十余家，年度回款率98.6%。',
    '通过引入看板管理，将平均交付周期从21天压缩至13天',
    '和财务、法务一起重写合同模板，纠纷由每年9起降到1起。',
    '所带小组在2022年度考核中位列第一，获集体三等功',
    '编写标准作业指导书（SOP）26份，覆盖全部关键工序；',
    '协助完成新三板挂牌的资料准备（2017年6月至2018年1月）。',
    '工作内容：',
    '主要业绩：销售额由1200万增长到3100万',
    '参加清华大学经管学院短期研修班，返岗后分享三次。',
    '支持上海、武汉、成都三地项目落地，累计出差210天。',
    '离职原因：合同到期，寻求更大的发展空间',
    '从0到1搭建供应商评估体系，淘汰不合格供应商17家。',
    '与浙江大学某团队共建数据标注规范，输出规范文档一份',
    '培养新人6名，其中2名晋升为主管。',
    '负责现场5S与安全巡检，全年零事故。',
  ],
  intern: [
    '跟随导师走访客户，撰写访谈记录共4万字',
    '协助整理合同台账与发票，未出现差错。',
    '负责公众号推文排版，单篇最高阅读1.1万。',
    '参与数据清洗与可视化，周报被主管转发全组。',
  ],
  proj: [
    '项目规模：预算约260万元，团队9人',
    '个人职责：需求沟通、方案撰写、进度跟踪。',
    '按期验收，客户满意度4.8分（满分5分）',
    '采用敏捷方式，每两周一个迭代。',
  ],
  extras: [
    {
      title: '自我评价',
      lines: ['做事踏实，善于总结；能承受压力，也愿意向同事请教。', '认同长期主义，持续学习新工具。'],
    },
    { title: '所获荣誉', lines: ['2018年 市级优秀志愿者', '2020年度 公司先进工作者'] },
    { title: '兴趣爱好', lines: ['骑行、摄影、篮球'] },
    { title: '资格证书', lines: ['普通话二级甲等', '全国计算机等级二级（2016年9月）'] },
    { title: '培训经历', lines: ['2019.05 — 2019.06  某培训机构  六西格玛绿带培训'] },
  ],
}

/** What the blind English documents say besides their facts. */
export const EN_BLIND_FILLER: Filler = {
  work: [
    'Owned the annual budget of $2.4M and finished each year within 2% of plan',
    'Worked with Cornell University and two suppliers on a pilot that became the standard process.',
    'Introduced stand-ups and a shared backlog; lead time fell from 19 days to 8',
    'Hired and coached nine people, three of whom were promoted in 2021.',
    'Wrote the playbook now used by every regional office, including Denver and Leeds',
    'Presented quarterly results to the executive committee.',
    'Negotiated contracts with eleven vendors, saving 14% year over year',
    'Technologies: Jira, Confluence, Tableau, SQL',
    'Resolved 96% of escalations inside the agreed window (Jan 2020 – Dec 2021).',
    'Partnered with Legal, Finance & Operations to close the 2019 audit without findings',
    'Automated a monthly report that used to take two analysts three days.',
    'Rolled the programme out to 34 sites across Texas, Ohio and Ontario',
    'Recognised as employee of the quarter twice.',
    'Maintained documentation and trained new starters on the night shift.',
  ],
  intern: [
    'Shadowed senior staff and drafted two internal memos',
    'Cleaned a data set of 80,000 rows and built charts for the weekly review.',
    'Helped run a customer workshop with 25 participants',
    'Tested releases and filed 60+ tickets.',
  ],
  proj: [
    'Team of four; used Git, GitHub Actions and Docker',
    'Open-sourced under MIT; 300+ stars.',
    'Featured in the campus newsletter, May 2022.',
    'Reduced manual work by about six hours a week',
  ],
  extras: [
    {
      title: 'Professional Summary',
      lines: ['Hands-on and curious, with a record of leaving teams better organised than I found them.'],
    },
    { title: 'Interests', lines: ['Trail running, choir, restoring old radios'] },
    { title: 'Awards', lines: ['Regional Safety Award, 2018', 'Dean’s List, 2013 and 2014'] },
    { title: 'Certifications', lines: ['First aid at work (2022)', 'Lean Six Sigma Yellow Belt, 2020'] },
    { title: 'References', lines: ['Available upon request'] },
  ],
}
