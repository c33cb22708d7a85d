/** Addresses of photos that no write may store: other hosts in every dress, and what is not the address of a photo. */
export const foreignImages: readonly string[] = [
  'http://169.254.169.254/latest/meta-data',
  'https://photos.elsewhere.example/1.jpg',
  'http://images.example/1.jpg',
  'https://images.example:8443/1.jpg',
  'https://images.example@elsewhere.example/1.jpg',
  'https://ada:secret@images.example/1.jpg',
  'https://images.example.elsewhere.example/1.jpg',
  '//elsewhere.example/images/1.jpg',
  '/images/../upload',
  '/upload',
  'images.example/1.jpg',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'ftp://images.example/1.jpg',
];
