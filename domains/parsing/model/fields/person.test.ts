import { describe, expect, it } from 'vitest'
import type { DocumentText } from '../document.ts'
import { parseResume } from '../parse-resume.ts'
import { documentOf } from '../text/lines-of.fixture.ts'

const read = (...lines: string[]) => parseResume(documentOf(...lines), { today: new Date('2026-06-01') })
const valueIn = (one: { value: unknown } | undefined) => one?.value

describe('the person at the head of a résumé', () => {
  it.each([
    [['张三', '电话：13800138000'], '张三'],
    [['张 三', '男 | 28岁'], '张三'],
    [['姓    名：李小龙    性    别：男'], '李小龙'],
    [['个人简历', '姓名：诸葛孔明'], '诸葛孔明'],
    [['欧阳修', '求职意向：编辑'], '欧阳修'],
    [['阿依古丽·买买提', '手机 13900001111'], '阿依古丽·买买提'],
    [['王小明的简历', '上海 | 13800138000'], '王小明'],
    [['姓名\t赵云\t性别\t男'], '赵云'],
    [['John Smith', 'Software Engineer', 'john.smith@example.com'], 'John Smith'],
    [['Currículo de João da Silva', 'joao@example.com'], 'João da Silva'],
    [['Curriculum Vitae of Ana Sample', 'ana@example.com'], 'Ana Sample'],
    [['RESUME', 'MARIA GARCIA LOPEZ', 'Madrid, Spain'], 'MARIA GARCIA LOPEZ'],
    [["Daniel O'Rourke, PhD", '+353 1 000 5520'], "Daniel O'Rourke"],
    [['Surname: Doe', 'First names: Jane Ann'], 'Jane Ann Doe'],
    [['Family name\tNGUYEN', 'Given name\tThi Mai'], 'Thi Mai NGUYEN'],
    [['Nome: Ana Beatriz', 'Sobrenome: Lopes'], 'Ana Beatriz Lopes'],
    [['priyanka_ollenbittle', 'priyanka.o@example.ca | Waterloo'], 'priyanka ollenbittle'],
    [['电话：13800138000', '家庭成员', '姓名：马德福', '马晓艳'], '马晓艳'],
    [['Van Morrison', 'Belfast'], 'Van Morrison'],
    [['执业药师·岑雨薇', '长沙'], '岑雨薇'],
    [['Beatrice Okafor-Lindqvist, MLIS', 'Halifax'], 'Beatrice Okafor-Lindqvist'],
    [['Bronwen Pritchard RGN', 'Cardiff'], 'Bronwen Pritchard'],
    [['Ann Lee, MSc, FRCS(Ed), SHRM-CP', 'Leeds'], 'Ann Lee'],
    [['Jack Ma', 'Hangzhou'], 'Jack Ma'],
    [['Grace LV', 'Taipei'], 'Grace LV'],
    [['Lindqvist, Åsa', 'Gender: Female'], 'Åsa Lindqvist'],
    [['April June Johnson', 'Teacher'], 'April June Johnson'],
    [['Name: Wei Zhang', 'Phone: +65 8000 4412'], 'Wei Zhang'],
    [['福建·泉州', '乜晓棠'], '乜晓棠'],
    [['- 米拓/男/1991'], '米拓'],
    [['姓名:马晓艳(回族)'], '马晓艳'],
    [['简历——骆宾'], '骆宾'],
    [['本人欧阳文,男,1980年2月生'], '欧阳文'],
    [["Father's Name : K. Subramaniam", 'GOPAL IYER'], 'GOPAL IYER'],
    [["hi, i'm Marigold Pettibone-Tsai."], 'Marigold Pettibone-Tsai'],
    [['XU Jiayi (Jessica) 许嘉怡', 'Wuhan, P. R. China'], 'XU Jiayi'],
    [['Nome: João da Silva', 'Sexo: Masculino'], 'João da Silva'],
    [['Om Das', 'Pune, India', '+91 90000 00000'], 'Om Das'],
    [['Resume', 'Priya De | Pune | +91 90000 00000'], 'Priya De'],
    [['SUNIL LA', 'sunil@example.com'], 'SUNIL LA'],
    [['Pune, India', '+91 90000 00000'], undefined],
    [['联系方式', '13800000001', '上海', 'Excel', '陈方安生', '会计'], '陈方安生'],
    [['阿依古丽 | 女 | 24岁 | 13800000001', '求职意向：会计'], '阿依古丽'],
    [['Leeds\tSamuel Adu-Boateng'], 'Samuel Adu-Boateng'],
  ])('%j is called %s', (lines, name) => expect(valueIn(read(...lines).name)).toBe(name))

  it('is sure of a name of four characters that begins with two surnames', () => {
    expect(read('个人简历', '陈方安生', '女 | 13800000001').name).toMatchObject({ value: '陈方安生' })
    expect(read('个人简历', '陈方安生', '女 | 13800000001').name?.confidence).toBeGreaterThan(0.75)
  })

  it('puts a name together whose first line ends with what somebody is called', () => {
    const line = (text: string, size: number, y: number) => ({
      ...{ page: 1, block: null, text, size },
      box: { x: 0.1, y, width: 0.4, height: 0.03 },
    })
    const lines = [
      line('Oluwaseun “Seun”', 30, 0.1),
      line('Bakare', 30, 0.14),
      line('Store Manager of a branch', 10, 0.2),
    ]
    const document: DocumentText = { kind: 'pdf', pages: [], lines }
    expect(valueIn(parseResume(document, { today: new Date('2026-06-01') }).name)).toBe('Oluwaseun Bakare')
  })

  it.each([
    ['电话：138-0013-8000', '13800138000'],
    ['手机 +86 138 0013 8000', '13800138000'],
    ['(+86)13800138000', '13800138000'],
    ['Tel: +55 11 98765-4321', '+5511987654321'],
    ['Phone: 0044 7700 900123', '+447700900123'],
    ['联系电话：0571-88201999', '057188201999'],
    ['Mobile: (415) 555-0132', '4155550132'],
  ])('%s is the number %s', (line, phone) => expect(valueIn(read('张三', line).phone)).toBe(phone))

  it.each([
    ['邮箱：zhang.san @ qq . com', 'zhang.san@qq.com'],
    ['zhangsan@example.com.cn 13800138000', 'zhangsan@example.com.cn'],
    ['E-mail: a_b-c+d@mail.example.org', 'a_b-c+d@mail.example.org'],
  ])('%s is the address %s', (line, mail) => expect(valueIn(read('张三', line).email)).toBe(mail))

  it('takes no other number for a telephone', () => {
    expect(read('张三', '身份证号：110101199003071234', 'QQ：13800138').phone).toBeUndefined()
  })

  it('reads birth, age, gender and places', () => {
    const parsed = read(
      '李雷',
      '性别：男 出生年月：1995年3月 现居地：浙江省杭州市西湖区',
      '期望城市：杭州、上海',
      '求职意向：产品经理',
    )
    expect(valueIn(parsed.gender)).toBe('male')
    expect(valueIn(parsed.birthDate)).toBe('1995-03')
    expect(valueIn(parsed.city)).toBe('杭州')
    expect(parsed.expectedPlaces.map(valueIn)).toEqual(['杭州', '上海'])
    expect(valueIn(parsed.expectedPosition)).toBe('产品经理')
    expect(valueIn(read('韩梅梅', '女 | 28岁 | 本科 | 北京').age)).toBe(28)
    expect(valueIn(read('韩梅梅', '女 | 28岁 | 本科 | 北京').degree)).toBe('bachelor')
  })

  it('lists skills and languages one by one', () => {
    const parsed = read(
      '李雷',
      '专业技能',
      '熟练使用Java、Python，了解Docker等',
      '语言能力',
      '英语（CET-6），日语（N2）',
    )
    expect(parsed.skills.map(valueIn)).toEqual(['Java', 'Python', 'Docker'])
    expect(parsed.languages).toHaveLength(2)
  })
})
