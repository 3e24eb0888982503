import type { Language } from '../story-shape.ts'

/** What people write into the system, by occasion. */
export type Occasion =
  | 'screenPass'
  | 'screenOut'
  | 'approve'
  | 'approvalOut'
  | 'wait'
  | 'testOut'
  | 'testDate'
  | 'testCancel'
  | 'interviewPass'
  | 'interviewOut'
  | 'absence'
  | 'newDate'
  | 'cancel'
  | 'note'
  | 'offer'
  | 'offerAbsence'
  | 'offerCancel'
  | 'offerAccept'
  | 'withdrawn'
  | 'noShow'
  | 'refuse'
  | 'consider'
  | 'askDate'
  | 'accept'

/** What a position is about; a sentence with a topic is said of no other position. */
export type Topic =
  | 'experienced'
  | 'graduate'
  | 'software'
  | 'data'
  | 'hardware'
  | 'plant'
  | 'market'
  | 'field'

type Sentences = Record<Occasion, readonly string[]>

/** Fit for any position. */
export const sentences: Record<Language, Sentences> = {
  'zh-CN': {
    screenPass: [
      '简历写得实在，数字能对上，推给业务看看。',
      '城市合适，两周内可到岗，先约业务部门。',
      '电话聊了十五分钟，表达清楚，动机是想离产品更近。',
      '材料齐全，自我评价不套话，值得聊聊。',
      '关键词都命中，项目细节写到了取舍，推进。',
      '对公司做过功课，提到了我们去年的液冷新品。',
      '意向明确，只投了我们一家同类公司。',
      '回复很快，约电话两次都准时。',
      '看得出认真准备过，附了一页作品说明。',
    ],
    screenOut: [
      '不接受工作地点，也不考虑其他城市。',
      '学历与专业不符合本岗位的硬性要求。',
      '方向偏研究，短期内不想做落地的工作。',
      '简历与两个月前投递的一致，上次已经面过同岗位。',
    ],
    approve: [
      '可以面，我来主面，请把作品和简历一起发我。',
      '看好潜力，基础题可以少问，多聊取舍。',
      '同意，下午有空，可以先电话聊二十分钟。',
    ],
    approvalOut: ['项目描述里看不出本人做了什么，先不推进。', '组里同类背景已经有三位，想找互补的人。'],
    wait: [
      '先放一放，等本周另外两位面完一起比较。',
      '背景可以，但编制月底才批下来，暂缓。',
      '想再看一份作品，请同事帮忙要一下。',
      '和同组候选人接近，留作备选，周五前给结论。',
    ],
    testOut: [
      '成绩低于分数线较多，基础题失分严重。',
      '客观题尚可，主观题几乎空白，不再推进。',
      '回答偏背诵，追问场景没有展开。',
      '测评结果与岗位要求差距明显，已和业务确认。',
    ],
    testDate: ['考场网络割接，整批顺延到周六上午。', '与学校活动冲突，统一改期，已发说明。'],
    testCancel: ['该批次场地取消，重新安排后再通知。', '系统维护，今晚这场取消，补考时间另发。'],
    interviewPass: [
      '沟通顺畅，不懂的地方直接说不懂，我喜欢。',
      '案例真实，数据是自己做的，追问三层都能接住。',
      '对充电场景有体感，家里就装了桩，问了很多好问题。',
    ],
    interviewOut: [
      '项目是真的，但核心部分不是本人做的，追问就断了。',
      '表达偏散，一个问题绕了十分钟没有结论。',
      '谈到前同事时评价过于尖锐，团队配合上有顾虑。',
      '对出差很抵触，这个岗位绕不开。',
    ],
    absence: [
      '等了二十分钟没有上线，电话无人接听。',
      '候选人未到场，也没有提前说明。',
      '约定时间没来，短信也没回，先记缺席。',
    ],
    newDate: ['面试官临时出差去工厂，改到下周，已向候选人致歉。', '会议室冲突，时间另约。'],
    cancel: ['岗位方向有调整，本场先取消。', '面试官发烧请假，本场取消，另行通知。'],
    note: [
      '电话里提到家人在成都，愿意去成都办公室。',
      '希望面试放在晚上七点以后，白天不方便接听。',
      '作品链接打不开，已请本人重新发送。',
      '会开车，能接受每月去一次场站。',
      '简历附件首页有错字，本人已补发更正版。',
      '第二次投递，上次因为编制没有走完流程。',
    ],
    offer: [
      '薪资按中位数谈定，候选人没有再还价。',
      '已签署电子版，欢迎加入！',
      '福利逐条讲清楚了，当场确认签字。',
    ],
    offerAbsence: ['约好的录用沟通没有接听，已留言。'],
    offerCancel: ['薪酬方案还在复核，今天的沟通先取消。'],
    offerAccept: ['谢谢，职级和薪资都没有问题，我接受。', '和家人商量过了，很高兴加入。'],
    withdrawn: ['背调发现一段经历不实，撤回录用。', '编制冻结，只能撤回，已当面致歉。'],
    noShow: ['入职当天未到，电话里说接受了别家的邀请。'],
    refuse: [
      '感谢认可，家里老人需要照顾，暂时不离开本地了。',
      '已经接受了另一家公司的录用，抱歉耽误大家时间。',
      '通勤单程一个半小时，考虑再三还是放弃。',
    ],
    consider: [
      '薪资结构想和家人商量一下，周三前答复。',
      '想了解一下年终奖的发放规则，再考虑两天。',
      '需要等另一家的结果，能否给我到周五？',
    ],
    askDate: ['那天上午要体检，可以换到下午吗？', '在高铁上信号不好，能不能晚两天？'],
    accept: [
      '收到，会准时参加，谢谢！',
      '时间没问题，已经放进日历。',
      '好的，提前十分钟上线。',
      '确认参加，请问需要带作品吗？',
    ],
  },
  'en-US': {
    screenPass: [
      'Clear CV, salary in range. Forwarding today.',
      'Two references offered without asking. Let us move.',
    ],
    screenOut: [
      'Needs visa sponsorship in a city where we cannot offer it.',
      'Looking for a fully remote role; this one travels.',
    ],
    approve: [
      'Happy to meet. Please send the case brief two days ahead.',
      'Yes, and put Rafael in the room for the technical part.',
      'Writes well. I would like to hear about that outage.',
    ],
    approvalOut: ['We have this profile on the team already; looking for a different angle.'],
    wait: [
      'Hold until Thursday, I want to compare with the Bogotá candidate.',
      'Good, but let me check the budget first.',
    ],
    testOut: ['Well below the line on the written part.'],
    testDate: ['Platform upgrade tonight, moved to Saturday.'],
    testCancel: ['Session cancelled, a new link will follow.'],
    interviewPass: [
      'Honest about a failure and what it cost. Would hire.',
      'Switched between three languages without losing the thread.',
    ],
    interviewOut: [
      'Talked about the team throughout; I never found out who did what.',
      'The case was copied from a well-known blog, slide by slide.',
    ],
    absence: ['Did not join; reached by phone later, had mixed up the time zones.', 'No show, no message.'],
    newDate: ['I am on a plane that day, please move it to next week.'],
    cancel: [
      'Fire drill in the office, cancelled at short notice.',
      'Two interviewers ill; we will come back with a new date.',
    ],
    note: [
      'Free to relocate from March.',
      'Prefers mornings, São Paulo time.',
      'Sent a thank-you note with a thoughtful question about uptime.',
      'Portuguese checked on the phone: comfortable, light accent.',
    ],
    offer: ['Signed this morning, start date agreed.'],
    offerAbsence: ['No answer at the agreed time, left a message.'],
    offerCancel: ['Package under review, call cancelled for today.'],
    offerAccept: ['Delighted to accept. Thank you for a fair process.'],
    withdrawn: ['Role moved to the Lisbon partner; offer withdrawn with an apology.'],
    noShow: ['Did not arrive on the first day; has taken another job.'],
    refuse: [
      'I accepted an offer closer to home. I enjoyed meeting the team.',
      'The travel is more than my family can manage this year.',
    ],
    consider: [
      'Could I have until Friday? I would like to talk it over at home.',
      'May I speak to someone on the team before I answer?',
    ],
    askDate: [
      'Travelling on Tuesday, any time from Thursday is fine.',
      'Could we do the afternoon instead? I have the dentist.',
    ],
    accept: [
      'Confirmed, thank you. I look forward to it.',
      'Works for me, talk soon.',
      'I will be there, ten minutes early.',
    ],
  },
  'pt-BR': {
    screenPass: [
      'Conversa por telefone muito boa, explica com clareza.',
      'Documentos completos e experiência bem descrita.',
      'Respondeu em dez minutos e já sabia o que fazemos.',
      'Disponibilidade imediata e mora perto o bastante.',
    ],
    screenOut: ['Pretensão bem acima da faixa, sem margem de negociação.', 'Procura só trabalho remoto.'],
    approve: [
      'Pode marcar, quero conhecer.',
      'Perfil bom, já trabalhou com equipamento parecido com o nosso.',
    ],
    approvalOut: ['Currículo bonito, mas nada entregue do começo ao fim.'],
    wait: ['Aguardem até sexta, tenho mais dois para comparar.', 'Gostei, mas preciso confirmar a verba.'],
    testOut: ['Nota abaixo do corte, principalmente em raciocínio.', 'Deixou a parte escrita em branco.'],
    testDate: ['Feriado municipal, passamos para segunda.'],
    testCancel: ['Turma cancelada, aviso a nova data por mensagem.'],
    interviewPass: [
      'Segurança e didática; os instaladores vão adorar.',
      'Conhece o interior do estado e o cliente. Contratar.',
    ],
    interviewOut: [
      'Respostas prontas, pouca vivência real.',
      'Nervosismo normal, mas não chegou a nenhum exemplo concreto.',
    ],
    absence: ['Não compareceu e não atendeu o telefone.', 'Faltou; disse depois que confundiu o dia.'],
    newDate: ['Chamado urgente em Ribeirão Preto, remarcamos.'],
    cancel: ['Sala sem energia, ironia à parte. Cancelado.', 'Cancelado, a fábrica está em inventário.'],
    note: [
      'Indicação do instalador de Jundiaí, que fala muito bem.',
      'Prefere contato por mensagem, trabalha em área sem sinal.',
      'Entende inglês técnico, fala pouco.',
      'Pediu para conversar depois das 18h.',
    ],
    offer: ['Contrato assinado, exame admissional marcado.', 'Proposta aceita na hora, muita alegria.'],
    offerAbsence: ['Não atendeu na hora combinada, deixei recado.'],
    offerCancel: ['Conversa cancelada, o pacote ainda está em revisão.'],
    offerAccept: ['Aceito com alegria, obrigado a todos!'],
    withdrawn: ['Vaga remanejada para Recife; proposta retirada com pedido de desculpas.'],
    noShow: ['Não apareceu no primeiro dia; foi para outra empresa.'],
    refuse: [
      'Agradeço, mas recebi uma proposta mais perto de casa.',
      'Decidi ficar onde estou, obrigado pelo carinho.',
    ],
    consider: [
      'Posso responder até quinta? Quero falar com a família.',
      'Preciso entender melhor o adicional de plantão.',
    ],
    askDate: ['Nesse dia tenho médico, pode ser na sexta?', 'Dá para remarcar? Vou viajar.'],
    accept: [
      'Confirmado, obrigado!',
      'Estarei lá, pode contar comigo.',
      'Perfeito, chego dez minutos antes.',
    ],
  },
}

/** Said only where the topic fits, beside the general ones. */
export const topicSentences: Record<Language, Partial<Record<Topic, Partial<Sentences>>>> = {
  'zh-CN': {
    experienced: {
      screenPass: [
        '行业对口，最近一段经历和我们的场景很像，建议尽快推进。',
        '薪资预期在范围内，离职原因清楚，可以推进。',
      ],
      screenOut: ['期望薪资高出上限不少，沟通后没有松动。', '离职原因说得含糊，两次追问都绕开了。'],
      note: [
        '候选人目前在职，离职周期一个月，年终奖二月发。',
        '内推人说在上家是救火队长，口碑很好。',
        '背调需注意最后一段经历的起止时间。',
        '手上还有一家储能公司的意向，周五前要答复对方。',
        '对期权感兴趣，谈薪时可以多讲一点。',
      ],
      refuse: ['现公司给了加薪和新项目，我选择留下。'],
      askDate: ['周二出差在外，网络不稳，希望改到周四以后。', '项目上线走不开，能不能晚两天？'],
    },
    graduate: {
      screenPass: [
        '专业对口，实习写得具体，进测评。',
        '有自己的作品，仓库里的说明写得认真。',
        '班级前列，社团经历也完整，进入下一步。',
      ],
      screenOut: ['毕业时间不在本届范围内。', '两个志愿都填了其他方向，沟通后决定不参加。'],
      note: [
        '导师推荐，实验室就在我们供应商隔壁。',
        '宣讲会上提问的那位同学，印象很深。',
        '一月份期末考试，实习最早寒假开始。',
        '和同寝室的同学一起投的，都想去上海。',
      ],
      newDate: ['候选人当天有期末考试，顺延两天。'],
      offer: ['三方协议寄出，学院已盖章。'],
      refuse: ['决定继续读博，谢谢老师们的耐心。', '考上了家乡的选调生，抱歉。'],
      askDate: ['那天下午要答辩，可以换到上午吗？', '时间和期末考试冲突，麻烦另约。'],
    },
    software: {
      screenOut: ['技术栈偏前端，和岗位方向差距较大。'],
      approve: [
        '重点想听设备断线重连那段，安排一轮技术面。',
        '作品看了，代码风格干净，同意进入下一步。',
        '同意，请同时约徐蔓一起看，数据那块她更熟。',
      ],
      interviewPass: [
        '基础扎实，线上事故那道题一层层往下拆，思路很清楚。',
        '系统设计略保守，但稳，团队正缺这样的人。',
        '评审习惯好，写测试是本能，建议录用。',
      ],
      interviewOut: [
        '技术深度不够，缓存一致性没答上来，建议半年后再看。',
        '测试用例写不出边界情况，离独立负责还有距离。',
        '更想做纯算法，和岗位方向不一致，双方都说清楚了。',
      ],
    },
    data: {
      approve: ['定价实验那段有意思，请准备十分钟讲一讲。'],
      approvalOut: ['报表做得多，结论写得少，不是我们要的分析。'],
      interviewPass: ['当场指出我们看板上的口径问题，而且是对的。', '敢说“结论不显著”，难得。'],
      interviewOut: ['相关和因果分不开，追问两次仍混在一起。'],
    },
    hardware: {
      approve: ['做过三电平，直接安排我来面，带一张波形图。'],
      approvalOut: [
        '做的是小功率适配器，和我们三十千瓦的量级差得远。',
        '管理经验多、动手少，这个位置需要自己上板子调。',
      ],
      interviewPass: ['把环路补偿讲得比我还明白，建议尽快定下来。', '看波形一眼指出振铃来源，手上有功夫。'],
      interviewOut: ['磁件参数全靠供应商给，自己没有算过。', '示波器接地都接错了，实验习惯不好。'],
    },
    plant: {
      approve: ['有产线经验，同意。面试时请准备一个停线的案例。'],
      approvalOut: ['只做过贸易型计划，没有进过车间。'],
      interviewPass: ['缺料那道题三分钟列出四个方案，还算了钱。', '进车间先看地面，是干过现场的人。'],
      interviewOut: ['库存模型背得熟，真实数据一给就乱。'],
    },
    market: {
      approve: ['展会案例不错，让候选人用英语讲一遍。'],
      approvalOut: ['英语是硬要求，简历里没有使用场景。'],
      interviewPass: ['客户抱怨的案例讲得像短篇小说，结尾还是复购。'],
      interviewOut: ['预算花到哪里说不清，只记得展台好看。'],
    },
  },
  'en-US': {
    experienced: {
      note: ['Notice period is three months; ask whether it can be shortened.'],
      refuse: ['Thank you, but I have decided to stay where I am.'],
    },
    graduate: {
      askDate: ['I have an exam that morning; would the next day work?'],
      refuse: ['I have been accepted for a master’s in Delft and will go there first.'],
    },
    market: {
      screenPass: ['Good fit on paper and quick on the phone; speaks the customer’s language.'],
      screenOut: ['Strong marketer, but everything so far was consumer goods.'],
      approvalOut: ['Great seller, little patience for support tickets. Not this role.'],
      interviewPass: [
        'Calm, funny, precise. Asked to see an angry ticket and answered it on the spot.',
        'Best case presentation this month; numbers checked, story clear.',
      ],
      interviewOut: [
        'Pleasant conversation, but no example of owning a renewal end to end.',
        'Impatient with basic questions. Our customers ask many of those.',
      ],
    },
  },
  'pt-BR': {
    graduate: {
      screenPass: ['Empresa júnior e iniciação científica; segue para a avaliação.'],
      askDate: ['Tenho prova na faculdade, dá para remarcar?'],
      screenOut: ['Formatura fora do período do programa.'],
    },
    market: {
      screenPass: ['Inglês excelente ao telefone e boa noção de contrato. Segue para a Grace.'],
      note: ['Já visitou a nossa estação em Jundiaí por conta própria.'],
    },
    field: {
      screenPass: ['Experiência de campo comprovada e NR-10 em dia. Segue para o Rafael.'],
      screenOut: [
        'Sem CNH e sem interesse em tirar; a vaga exige deslocamento diário.',
        'Experiência só em projeto, nunca em campo.',
      ],
      approve: [
        'Pode marcar. Quero ver a leitura de um diagrama desconhecido.',
        'Sim, e leve o multímetro: vamos fazer uma parte prática.',
      ],
      approvalOut: ['Procuro alguém que já tenha feito plantão.'],
      interviewPass: ['Achou o defeito na bancada em quinze minutos e explicou o porquê.'],
      interviewOut: ['Errou o básico de aterramento.', 'Não aceita plantão; sem plantão não há vaga.'],
      note: [
        'Certificado NR-35 vence em março, lembrar de renovar.',
        'Tem moto própria, precisa de carro da empresa.',
      ],
      askDate: ['Nesse dia estou em obra, pode ser na sexta?'],
    },
  },
}

/** The topics of each position. */
export const topicsOf: Record<string, readonly Topic[]> = {
  backend: ['experienced', 'software'],
  power: ['experienced', 'hardware'],
  analyst: ['experienced', 'data'],
  marketing: ['experienced', 'market'],
  field: ['experienced', 'field'],
  success: ['experienced', 'market'],
  planning: ['experienced', 'plant'],
  'graduate-software': ['graduate', 'software'],
  'graduate-embedded': ['graduate', 'hardware'],
  'graduate-operations': ['graduate', 'plant'],
  'trainee-brazil': ['graduate'],
  'graduate-business': ['graduate', 'market'],
}

export const tags: Record<
  Language,
  { good: readonly string[]; bad: readonly string[]; free: readonly string[] }
> = {
  'zh-CN': {
    good: ['技术扎实', '沟通顺畅', '行业经验', '学习能力强', '稳定性好', '有现场经验'],
    bad: ['经验不匹配', '薪资超出范围', '稳定性不足', '技术深度不足', '地点不合适', '沟通欠佳'],
    free: ['重点关注', '可转其他岗位', '内推优先', '英语好', '可立即到岗', '待补充资料'],
  },
  'en-US': {
    good: ['Strong communication', 'Market knowledge', 'Ownership', 'Three languages'],
    bad: ['Experience mismatch', 'Salary expectation', 'Location', 'Lacks depth'],
    free: ['Watch list', 'Open to relocate', 'Portuguese speaker'],
  },
  'pt-BR': {
    good: ['Vivência de campo', 'Boa comunicação', 'Aprende rápido'],
    bad: ['Sem experiência de campo', 'Pretensão salarial', 'Sem disponibilidade'],
    free: ['NR-10 vigente', 'Disponibilidade imediata', 'Indicação'],
  },
}
