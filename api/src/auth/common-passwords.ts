/** The most common leaked passwords, and words that climbers are likely to choose. */
const COMMON_PASSWORDS = new Set(
  `12345 123456 1234567 12345678 123456789 1234567890 0123456789 11111 111111 1111111 11111111 00000 000000 00000000
  123123 123321 121212 112233 654321 666666 696969 777777 888888 987654321 55555 555555 159753 147258369 131313
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 123qwe 123abc a12345 a123456 abc123 abcd1234 abcde abcdef abcdefg aa123456
  qwert qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwe123 qazwsx q1w2e3r4 asdf1234 asdfg asdfgh asdfghjkl zxcvb
  zxcvbn zxcvbnm password password1 password12 password123 passw0rd p@ssw0rd p@ssword passwort pass123 pass1234
  letmein letmein1 welcome welcome1 admin admin1 admin123 administrator root12 login master access secret changeme
  default guest user1 test1 test123 testing testtest iloveyou iloveyou1 loveme lovely love123 princess princess1
  sunshine sunshine1 dragon monkey monkey1 football football1 baseball basketball soccer hockey batman superman
  spiderman pokemon starwars michael michelle jordan jordan23 jessica ashley amanda nicole daniel andrew charlie
  thomas robert matthew hunter hunter2 killer shadow ranger buster tigger ginger pepper cheese cookie chocolate
  banana orange summer winter spring autumn flower freedom whatever trustno1 hello hello1 hello123 hellohello
  computer internet samsung google mustang harley corvette ferrari mercedes yamaha phoenix silver golden diamond
  matrix merlin maggie donald jennifer joshua william george anthony patrick richard samantha jasmine arsenal
  chelsea liverpool liverpool1 everton rangers celtic manchester london england
  climb climber climber1 climbing climbing1 boulder boulder1 bouldering topout topout1 chalk rockclimb`.split(
    /\s+/,
  ),
);

export const isCommonPassword = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase());
