import type { Random } from './random.ts';

interface Names {
  readonly weight: number;
  readonly women: string;
  readonly men: string;
  readonly families: string;
  /** True where neither a biblical second name nor a double family name is usual. */
  readonly isPlain?: true;
}

const peoples: readonly Names[] = [
  {
    weight: 0.66,
    women:
      'Adaọbị Adaeze Adaugo Akụnna Amaka Amarachi Chiamaka Chidinma Chidiebere Chikaọdịlị Chinelo Chinenye Chioma Chinwe Ebele Ezinne Ifeọma Ifeyịnwa Ihuọma Ijeọma Kosisochukwu Mmesọma Ngọzị Nkechị Nkeirụka Nneka Nwakaego Nwanneka Obiageli Obianụjụ Ogechi Olaedo Onyịnyechi Somtọchukwu Ụchenna Ụgọchi Ụzọamaka Urenna Zikọra',
    men: 'Azụbụike Chidi Chidozie Chigozie Chijioke Chike Chinedụ Chukwudi Chukwuemeka Chukwuma Ebuka Echezọna Ekene Emeka Ifeanyị Ikechukwu Ikenna Izuchukwu Kelechi Kenechukwu Nnamdị Nnaemeka Nwachukwu Obinna Ọbịọra Obiora Ọfọdịle Ogbonna Okechukwu Okwudili Onyekachị Ọnụọra Tobenna Tochukwu Ụchenna Ugochukwu Uzọchukwu Zimuzọ',
    families:
      'Achebe Agbo Agu Akabueze Aneke Anịgbo Anyanwụ Asogwa Chukwu Dike Ebo Egwu Ekwueme Eneh Eze Ezeanyị Ezeigbo Ibe Igwe Ikpeazụ Madu Mba Mbah Nnadị Nnaji Nwankwọ Nwafọ Nwachukwu Nwosu Obi Obiechina Odo Ofoegbu Ogbu Ojukwu Okafọ Okeke Okereke Okoli Okonkwo Okorie Okoye Onuọha Onwuka Onyema Orji Osuji Ozoemena Udeh Udeze Ugwu Ugwuanyị Umeh Uzọma',
  },
  {
    weight: 0.11,
    women: 'Abísọ́lá Adékẹ́mi Àdùkẹ́ Bùkọ́lá Fọláṣadé Ìyábọ̀ Mojísọ́lá Olúwatóyìn Ọmọ́táyọ̀ Ronkẹ́ Títílayọ̀ Yétúndé',
    men: 'Adébáyọ̀ Adéwálé Ayọ̀délé Babátúndé Fẹ́mi Gbénga Kọ́lá Olúmídé Olúṣẹ́gun Ṣọlá Táíwò Túndé',
    families: 'Adébísí Adéyẹmí Akíntọ́lá Àlàbí Bámigbóyè Fáṣọlá Ògúnbíyì Ọláníyan Olátúnjí Oyèlárán Ṣóyínká',
  },
  {
    weight: 0.08,
    isPlain: true,
    women: 'Aisha Amina Fatima Hadiza Halima Hauwa Maryam Rabi Safiya Zainab',
    men: 'Abdullahi Abubakar Aminu Bello Ibrahim Ismaila Musa Sani Shehu Usman Yakubu Yusuf',
    families: 'Abubakar Bello Dan-Azumi Danjuma Garba Gwarzo Lawal Mohammed Sule Tanko Umar Yar-Adua',
  },
  {
    weight: 0.09,
    women: 'Affiong Arit Atim Ekaette Emem Idara Ikwo Iniobong Mfon Nsikan Uduak Uwem',
    men: 'Aniekan Asuquo Bassey Edet Effiong Etim Ime Itoro Nsikak Okon Ubong Udo',
    families: 'Akpan Archibong Bassey Ekanem Ekpo Essien Etuk Inyang Okon Udofia Udoh Umoren',
  },
  {
    weight: 0.06,
    women: 'Dooshima Ebiere Ese Isoken Mimidoo Omosede Osayi Preye Timi Torkwase',
    men: 'Aondona Ebikeme Efe Ehigie Osaro Oghenekaro Orseer Tarila Terhemba Tonye',
    families: "Agbonlahor Aondoakaa Braimoh D'Almeida Dokubo Edosa Igbinedion Iorfa Omoregie Oghene-Ovo Ogbeide Tamuno",
  },
];

const secondWomen = 'Agnes Blessing Catherine Comfort Esther Faith Grace Joy Mercy Patience Precious Rose Ruth Stella';
const secondMen =
  'Anthony Benjamin Daniel David Emmanuel Francis Godwin John Kingsley Michael Paul Peter Samuel Victor';

/** A full name: first name, sometimes a second, family name; a few married names carry a hyphen. */
export function nameOf(random: Random, isWoman: boolean): string {
  const people = peopleOf(random.next());
  const words = (text: string) => text.split(' ');
  const first = random.pick(words(isWoman ? people.women : people.men));
  const family = random.pick(words(people.families));
  const second = random.pick(words(isWoman ? secondWomen : secondMen));
  const other = random.pick(words(people.families));
  const hasSecond = random.chance(0.35) && !people.isPlain;
  const isDouble = random.chance(0.05) && isWoman && other !== family && !people.isPlain;
  return [first, hasSecond ? second : '', isDouble ? `${family}-${other}` : family].filter(Boolean).join(' ');
}

function peopleOf(share: number): Names {
  let sum = 0;
  const found = peoples.find(({ weight }) => {
    sum += weight;
    return share < sum;
  });
  return found ?? (peoples[0] as Names);
}
