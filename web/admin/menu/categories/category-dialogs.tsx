import type { Category, CategoryInput } from '../../../../shared/contract/menu/catalog-contract';
import { categoryInput } from '../../../../shared/contract/menu/category-shape';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { ButtonLink } from '../../../ui/button-link';
import { CheckboxField } from '../../../ui/checkbox-field';
import { TextArea, TextField } from '../../../ui/text-field';
import { DeleteDialog, type DeletedRow } from '../../kit/form/delete-dialog';
import { EditDialog, type EditedRow } from '../../kit/form/edit-dialog';
import { StationField } from '../../kit/form/station-field';
import { useFields } from '../../kit/form/use-fields';
import { dishName } from '../languages/dish-names';
import { translationsDraft } from '../languages/translations-draft';
import { WordFields } from '../languages/word-fields';

const draftOf = (category: Category | undefined): CategoryInput => ({
  ...(category ?? { name: '', description: '', isActive: true }),
  translations: translationsDraft(category?.translations),
});

export function CategoryDialog(props: EditedRow<Category>) {
  const { catalog } = useApi();
  return (
    <EditDialog
      {...props}
      noun="category"
      plural="categories"
      addLabel={m.menuoffice_add_category()}
      nameOf={dishName}
      draftOf={draftOf}
      schema={categoryInput}
      send={(entered, base) =>
        base
          ? catalog.updateCategory({ ...entered, id: base.id, version: base.version })
          : catalog.createCategory(entered)
      }
      list={() => catalog.listCategories({})}
    >
      <CategoryFields />
    </EditDialog>
  );
}

function CategoryFields() {
  const field = useFields<CategoryInput>();
  return (
    <>
      <TextField label={m.menuoffice_name()} autoComplete="off" {...field('name')} />
      <TextArea label={m.menuoffice_description()} optional {...field('description')} />
      <WordFields />
      <CheckboxField
        label={m.menuoffice_active()}
        hint={m.menuoffice_active_hint()}
        {...field('isActive')}
      />
      <StationField hint={m.menuoffice_category_station_hint()} empty={m.menuoffice_no_station()} />
    </>
  );
}

/** Deletes a category. If it still has products, it is kept and the dialog links to them. */
export function DeleteCategory({ row, ...rest }: DeletedRow<Category>) {
  const { catalog } = useApi();
  const { id, version } = row;
  return (
    <DeleteDialog
      {...rest}
      name={dishName(row)}
      noun="category"
      remove={() => catalog.removeCategory({ params: { id }, query: { version } })}
      help={({ code }) =>
        code === 'category_in_use' && (
          <ButtonLink
            to={`/admin/products?categoryId=${encodeURIComponent(id)}`}
            variant="quiet"
            className="mt-2"
          >
            {m.menuoffice_show_its_products()}
          </ButtonLink>
        )
      }
    >
      {m.menuoffice_delete_category_note()}
    </DeleteDialog>
  );
}
