/** Name and addresses of the product outside this site: the one place to change them. */
export const brand = {
  name: '聚光',
  latinName: 'Spotlight',
  fullName: '聚光 Spotlight',
  social: [
    { id: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/juguang.spotlight' },
    { id: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/juguang.spotlight' },
    { id: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@juguang.spotlight' },
    { id: 'line', label: 'LINE', url: 'https://line.me/R/ti/p/@juguang' },
  ],
} as const;
