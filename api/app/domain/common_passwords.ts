/** Common passwords, lower case, that pass the form's rules otherwise. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 0123456789 111111 11111111 000000 00000000 112233
  121212 123123 123123123 123321 654321 87654321 987654321 0987654321 666666 777777 888888 999999
  555555 222222 159753 147258 147258369 789456 789456123 456789 102030 101010 131313 232323 696969
  password passw0rd p@ssw0rd p@ssword password1 password12 password123 password1234 password01
  password! password1! password123! passw0rd1 passw0rd123 p@ssw0rd1 p@ssw0rd123 p@ssword1
  p@ssword123 pass123 pass1234 pass12345 pass123456 passport1 mypassword mypassword1 newpassword1
  newpass1 newpass123 changeme changeme1 changeme123 default1 temp123 temp1234 temppass1 letmein
  letmein1 letmein123 welcome welcome1 welcome12 welcome123 welcome1234 welcome2024 welcome2025
  welcome2026 hello123 hello1234 hello12345 login123 access1 access123 secret secret1 secret123
  admin123 admin1234 admin12345 administrator1 root123 root1234 user123 user1234 guest123 guest1234
  host123 host1234 test123 test1234 test12345 testing1 testing123 demo123 demo1234 example1
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop qwertyuiop1 qwe123 qweasd
  qweasd123 qweasdzxc qwer1234 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5
  zaq12wsx zaq1zaq1 asdfgh asdfghjkl asdf123 asdf1234 asd123 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zxc123
  abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcd12345 abcdef abcdef1 abcdef123 a12345 a123456
  a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aa12345678 aaa111 1234abcd 123abc 123456a
  123qwe 1234qwer 12345a 12345q 1a2b3c 1a2b3c4d abc@123 abcd@1234 admin@123 pass@123 pass@1234
  password@1 password@123 qwerty@123 welcome@1 welcome@123 test@123 user@123
  iloveyou iloveyou1 iloveyou123 iloveyou2 loveyou1 love123 love1234 jesus1 jesus123 jesus777
  blessed1 blessing1 god123 godisgood1 faith123 grace123 amen123 princess princess1 sunshine
  sunshine1 monkey monkey1 monkey123 dragon dragon1 dragon123 shadow shadow1 master master1 master123
  superman superman1 batman batman1 spiderman1 football football1 baseball1 soccer1 arsenal arsenal1
  arsenal123 chelsea chelsea1 chelsea123 liverpool liverpool1 liverpool123 manutd1 manchester1
  barcelona1 ronaldo7 messi10 pokemon pokemon1 starwars starwars1 whatever1 freedom freedom1 computer1
  internet1 samsung1 google123 facebook1 summer1 summer123 summer2024 summer2025 summer2026 winter1
  winter123 winter2025 winter2026 spring2026 autumn2026 charlie1 michael michael1 daniel1 jordan23
  andrew1 thomas1 joseph1 john123 john1234 david123 james123 mary123 peter123 brian123 kevin123
  trustno1 blink182 ninja1 flower1 cookie1 cheese1 killer1 hunter1 hunter2 tigger1 lovely1 angel1
  angel123 baby123 family1 happy1 happy123 money1 money123 lucky1 lucky123 lucky7
  kenya1 kenya12 kenya123 kenya1234 kenya254 kenya@123 kenya2024 kenya2025 kenya2026 kenya1963
  nairobi nairobi1 nairobi123 nairobi254 mombasa1 mombasa123 kisumu1 kisumu123 nakuru1 nakuru123
  eldoret1 eldoret123 mpesa1 mpesa123 mpesa254 safaricom safaricom1 safaricom123 harambee harambee1
  hakuna1 hakunamatata hakunamatata1 jambo123 karibu1 karibu123 simba1 simba123 safari1 safari123
  uhuru1 uhuru123 gormahia1 makao1 makao123 makao1234 makao2026 mkenya1 mkenya254 nyumba1 nyumba123
  `
    .trim()
    .split(/\s+/)
)
