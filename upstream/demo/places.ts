import type { districts } from '../../schema/organisation.ts';

/** An office of the demo company: what phones name it and where it stands. */
interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Share of the staff that works here, relative to the others. */
  readonly size: number;
}

/** The offices by district. */
export const places: Readonly<Record<(typeof districts)[number], Place>> = {
  Aba: { name: 'Factory Road, Aba', latitude: 5.1066, longitude: 7.3667, size: 6 },
  Abakaliki: { name: 'Ogoja Road, Abakaliki', latitude: 6.3249, longitude: 8.1137, size: 5 },
  Abakpa: { name: 'Nike Road, Abakpa', latitude: 6.4857, longitude: 7.5196, size: 5 },
  Awka: { name: 'Zik Avenue, Awka', latitude: 6.2104, longitude: 7.0741, size: 6 },
  Awkunanaw: { name: 'Agbani Road, Awkunanaw', latitude: 6.4088, longitude: 7.4935, size: 4 },
  Ariaria: { name: 'Ariaria Market, Aba', latitude: 5.1179, longitude: 7.3288, size: 4 },
  CHQ: { name: 'Okpara Avenue, Enugu', latitude: 6.4426, longitude: 7.5022, size: 14 },
  Ekwulobia: { name: 'Oko Road, Ekwulobia', latitude: 6.0307, longitude: 7.0799, size: 3 },
  Mbaise: { name: 'Ahiara Junction, Mbaise', latitude: 5.5167, longitude: 7.2833, size: 3 },
  'New Owerri': { name: 'World Bank Area, New Owerri', latitude: 5.483, longitude: 6.998, size: 4 },
  Nnewi: { name: 'Nkwo Nnewi', latitude: 6.0105, longitude: 6.9103, size: 5 },
  Nsukka: { name: 'Enugu Road, Nsukka', latitude: 6.8567, longitude: 7.3958, size: 4 },
  Ogbaru: { name: 'Atani Road, Ogbaru', latitude: 6.105, longitude: 6.772, size: 3 },
  Ogidi: { name: 'Old Enugu Road, Ogidi', latitude: 6.1442, longitude: 6.8666, size: 4 },
  Ogui: { name: 'Ogui Road, Enugu', latitude: 6.4483, longitude: 7.5086, size: 6 },
  Onitsha: { name: 'New Market Road, Onitsha', latitude: 6.1498, longitude: 6.7857, size: 8 },
  Orlu: { name: 'Umuna, Orlu', latitude: 5.796, longitude: 7.035, size: 4 },
  Owerri: { name: 'Wetheral Road, Owerri', latitude: 5.485, longitude: 7.035, size: 6 },
  'Trans-Ekulu': { name: 'Trans-Ekulu, Enugu', latitude: 6.474, longitude: 7.504, size: 3 },
  Umuahia: { name: 'Aba Road, Umuahia', latitude: 5.525, longitude: 7.494, size: 6 },
  Obosi: { name: 'Ugwuagba, Obosi', latitude: 6.101, longitude: 6.824, size: 2 },
};
