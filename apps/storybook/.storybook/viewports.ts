/** The screens that every story is judged on. */
export const viewports = {
  small: { name: 'Small phone 360', styles: { width: '360px', height: '640px' } },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  wide: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
};
