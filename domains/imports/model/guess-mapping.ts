import { type Mapping, type Meaning, meanings } from './meanings.ts'

/** Titles as systems and people write them, in Chinese, English and Portuguese; compared without spaces, signs and case. */
const words: Readonly<Record<Meaning, string>> = {
  name: 'name fullname candidate candidatename applicant 姓名 名字 候选人 候選人 候选人姓名 应聘者 應徵者 nome nomecompleto candidato',
  first_name: 'firstname givenname forename 名 primeironome',
  last_name: 'lastname surname familyname 姓 姓氏 sobrenome ultimonome',
  phone:
    'phone mobile mobilephone phonenumber cell cellphone phonecell telephone tel contactnumber 手机 手机号 手机号码 电话 联系电话 联系方式 手機 手機號碼 電話 telefone celular fone whatsapp',
  email: 'email emailaddress email1 mail 邮箱 电子邮箱 邮件 电子邮件 信箱 電子郵件 correio',
  gender: 'gender sex 性别 性別 sexo genero',
  birth_date: 'birthdate dateofbirth birthday dob born 出生日期 出生年月 生日 datadenascimento nascimento',
  city: 'city location currentcity residence 城市 所在地 现居地 居住地 所在城市 現居地 cidade localizacao',
  degree: 'degree education educationlevel highestdegree 学历 最高学历 學歷 escolaridade formacao grau',
  school:
    'school university college institution almamater 学校 毕业院校 院校 毕业学校 學校 畢業學校 faculdade universidade instituicao',
  major: 'major fieldofstudy specialty 专业 所学专业 科系 主修 curso areadeformacao',
  graduated_at:
    'graduation graduationdate graduated graduationyear 毕业时间 毕业日期 毕业年份 畢業時間 formatura conclusao',
  employer:
    'employer company currentcompany currentemployer organization 公司 当前公司 现公司 最近公司 目前公司 任职公司 目前任職公司 empresa empresaatual empregador',
  job_title:
    'jobtitle title currenttitle currentposition 职务 当前职位 职称 现任职位 目前職稱 職稱 cargo cargoatual',
  expected_position:
    'expectedposition desiredposition desiredjob 期望职位 求职意向 意向职位 期望職務 cargodesejado cargopretendido',
  expected_places:
    'expectedcity desiredlocation preferredlocation 期望城市 期望工作地 意向城市 期望地點 cidadedesejada',
  skills: 'skills keyskills skill technologies 技能 技能标签 专业技能 專長 habilidades competencias',
  labels: 'tags labels tag label 标签 標籤 etiquetas marcadores',
  note: 'notes note comments comment remarks remark summary description 备注 说明 评价 评语 備註 observacoes observacao notas comentarios',
  position:
    'position appliedposition job jobposition jobappliedfor vacancy requisition 职位 应聘职位 申请职位 投递职位 应聘岗位 岗位 職缺 應徵職缺 vaga vagas posicao',
  status:
    'status stage pipelinestatus candidatestatus 状态 招聘状态 应聘状态 流程状态 招募狀態 阶段 当前阶段 招聘阶段 狀態 階段 situacao etapa estagio',
  applied_at:
    'applied applieddate applicationdate dateapplied appliedon datecreated createdat created 投递时间 投递日期 申请时间 应聘日期 創建時間 應徵日期 datadecandidatura datadeinscricao',
}

const meaningOf = new Map(
  meanings.flatMap((meaning) => words[meaning].split(' ').map((word) => [word, meaning] as const)),
)

/** A title as titles are compared. */
export function titleKey(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]/gu, '')
}

/** The same titles in whatever order have one key: what columns meant is remembered by it. */
export function titlesKey(titles: readonly string[]): string {
  return [...new Set(titles.map(titleKey))].sort().join('\n')
}

const looksLike: readonly (readonly [Meaning, RegExp])[] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['phone', /^(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}$/],
]

/** One column of a file: its title, and some of what stands in it. */
export interface Column {
  readonly title: string
  readonly samples: readonly string[]
}

/**
 * What columns mean: as it was remembered of these titles, else by the words of the title, else by what their cells look like. A meaning there is one
 * of goes to the first column.
 */
export function guessMapping(
  columns: readonly Column[],
  remembered: Readonly<Record<string, Meaning | null>> = {},
): Mapping {
  const taken = new Set<Meaning>()
  const take = (meaning: Meaning | null | undefined) => {
    if (!meaning || (taken.has(meaning) && meaning !== 'note')) return null
    taken.add(meaning)
    return meaning
  }
  const byTitle = columns.map(({ title }) => {
    const key = titleKey(title)
    return take(key in remembered ? remembered[key] : meaningOf.get(key))
  })
  return byTitle.map((meaning, at) => {
    const column = columns[at]
    if (meaning || !column || titleKey(column.title) in remembered) return meaning
    const filled = column.samples.filter(Boolean)
    const like = looksLike.find(
      ([, pattern]) => filled.length > 0 && filled.every((one) => pattern.test(one)),
    )
    return take(like?.[0])
  })
}
