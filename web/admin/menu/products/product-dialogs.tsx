import type { Category, Product } from '../../../../shared/contract/menu/catalog-contract';
import type { TaxSettings } from '../../../../shared/contract/shop/taxes-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { DeleteDialog, type DeletedRow } from '../../kit/form/delete-dialog';
import { EditDialog, type EditedRow } from '../../kit/form/edit-dialog';
import { dishName } from '../languages/dish-names';
import { copyDraft, draftOf, emptyDraft, productDraft } from './product-draft';
import { ProductFields } from './product-fields';
import { SectionsEditor } from './sections-editor';

interface ProductDialogProps extends EditedRow<Product> {
  categories: readonly Category[];
  taxes: TaxSettings;
}

export function ProductDialog({ categories, taxes, ...props }: ProductDialogProps) {
  const { catalog } = useApi();
  return (
    <EditDialog
      {...props}
      noun="product"
      plural="products"
      addLabel={m.menuoffice_add_product()}
      nameOf={dishName}
      draftOf={(product) => {
        if (product) return draftOf(product);
        return props.copied ? copyDraft(props.copied) : emptyDraft(categories[0]?.id ?? '');
      }}
      schema={productDraft}
      send={({ stockCount, ...entered }, base, isDirty) =>
        base
          ? catalog.updateProduct({
              ...entered,
              id: base.id,
              version: base.version,
              // An unchanged stock is not sent, because orders change it all the time.
              ...((isDirty('stockCount') || isDirty('isUncounted')) && {
                stockCount,
                stockVersion: base.stockVersion,
              }),
            })
          : catalog.createProduct({ ...entered, stockCount })
      }
      list={() => catalog.listProducts({})}
      gone={m.menuoffice_product_gone()}
    >
      <ProductFields categories={categories} taxes={taxes} editedId={props.row?.id} />
      <SectionsEditor />
    </EditDialog>
  );
}

export function DeleteProduct({ row, ...rest }: DeletedRow<Product>) {
  const { catalog } = useApi();
  const { id, version } = row;
  return (
    <DeleteDialog
      {...rest}
      name={dishName(row)}
      noun="product"
      remove={() => catalog.removeProduct({ params: { id }, query: { version } })}
    >
      {m.menuoffice_delete_product_note()}
    </DeleteDialog>
  );
}
