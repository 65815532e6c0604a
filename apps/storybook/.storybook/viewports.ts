/** Viewports of the toolbar; `npm run look` screenshots them. */
export const viewports = {
  tiny: { name: 'Smallest phone 320', styles: { width: '320px', height: '640px' } },
  small: { name: 'Small phone 360', styles: { width: '360px', height: '640px' } },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
  turned: { name: 'Phone, turned 844', styles: { width: '844px', height: '390px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  wide: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
};
